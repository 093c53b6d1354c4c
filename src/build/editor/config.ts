/** Decap's configuration, generated from the registry of kinds. Pure. */
import {
  registry as siteRegistry,
  type DataKind,
  type PageKind,
  type Registry,
} from "../../content/registry";
import { original, translations } from "../../content/language";
import type { Choices } from "../../content/site-data";
import { isTranslatable } from "../../content/translation";
import type { Backend } from "./backend";
import { addressField, bodyField, checkField, fieldsOf, type EditorField } from "./fields";

interface EditorCollection {
  name: string;
  label: string;
  description: string;
  /** The custom format that reads and writes its files; see `src/editor/format.ts`. */
  format: string;
  extension?: string;
  [option: string]: unknown;
}

export interface EditorConfig {
  backend: Backend;
  collections: EditorCollection[];
  [option: string]: unknown;
}

/**
 * Returns the configuration.
 * @param choices the values that references can have
 * @param backend where entries are saved
 * @param siteUrl address of the site
 */
export function editorConfig(
  choices: Choices,
  backend: Backend,
  siteUrl: string,
  registry: Registry = siteRegistry,
): EditorConfig {
  return {
    backend,
    site_url: siteUrl,
    logo: { src: "/icon-192.png", show_in_header: false },
    // Required by Decap; every collection overrides it.
    media_folder: "content/pages",
    public_folder: "/",
    // `src/editor/uploads.ts` scales pictures down; this removes their metadata.
    media_processing: { enabled: true, strip_metadata: true, quality: 88 },
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    publish_mode: "simple",
    editor: { preview: true },
    // A single file, since Decap supports nothing else for lists in YAML: see `src/editor/languages.ts`.
    i18n: {
      structure: "single_file",
      locales: [original, ...translations],
      default_locale: original,
    },
    collections: registry.kinds.map((kind) =>
      kind.type === "page" ? pageCollection(kind, choices) : dataCollection(kind, choices),
    ),
  };
}

/** Returns the collection for a kind of page. Collection and format have the name of the kind. */
function pageCollection(kind: PageKind, choices: Choices): EditorCollection {
  return {
    name: kind.name,
    label: kind.labels.many,
    label_singular: kind.labels.one,
    description: kind.help,
    folder: `content/${kind.folder}`,
    i18n: true,
    // Each page has its own folder, with its pictures. The address is filled in when an entry is saved, as by `npm run new`:
    // see `src/editor/saving.ts`.
    slug: "{{address}}",
    path: "{{slug}}/index",
    media_folder: "",
    public_folder: ".",
    create: true,
    delete: true,
    format: kind.name,
    extension: "md",
    identifier_field: "title",
    summary: "{{title}}{{draft | ternary(' – Draft', '')}}",
    sortable_fields: [...kind.sort],
    preview_path: `${kind.route.slice(1)}/{{dirname}}`,
    fields: inOrder(kind, fieldsOf(kind.schema, kind.name, choices)),
  };
}

/** Fields of every page that visitors hardly see: they are at the end of the form, the technical ones last. */
const lastFields =
  "related rules tools sources published checked updated draft aliases layout middleware".split(
    " ",
  );

/** Returns the fields of a page in the order of writing; the file keeps the order of the schema. */
function inOrder(kind: PageKind, fields: EditorField[]): EditorField[] {
  const first = fields.filter(({ name }) => !lastFields.includes(name));
  const last = lastFields.flatMap((wanted) => fields.filter(({ name }) => name === wanted));
  // The body is after the fields for the top of the page and before its lists.
  const names = first.map(({ name }) => name);
  const bodyIndex = 1 + Math.max(names.indexOf("hero"), names.indexOf("facts"));
  return [
    checkField,
    ...first.slice(0, 1),
    addressField(kind.route),
    ...first.slice(1, bodyIndex),
    bodyField(kind.name),
    ...first.slice(bodyIndex),
    ...last,
  ];
}

/** Returns the collection for a kind of data: a folder of files, or a single file. */
function dataCollection(kind: DataKind, choices: Choices): EditorCollection {
  const { name, labels, help: description, files } = kind;
  const fields = [checkField, ...fieldsOf(kind.fileSchema, name, choices)];
  const common = {
    name,
    label: labels.many,
    description,
    format: name,
    ...(isTranslatable(kind) ? { i18n: true } : {}),
    // Pictures are beside the file.
    media_folder: "",
    public_folder: ".",
  };
  if (files.includes("*"))
    return {
      ...common,
      folder: `content/${files.split("/")[0] ?? ""}`,
      create: true,
      extension: "yml",
      identifier_field: Object.keys(kind.fileSchema.shape)[0],
      fields,
    };
  const { i18n } = common;
  const file = {
    name,
    label: labels.many,
    file: `content/${files}`,
    ...(i18n ? { i18n } : {}),
    fields,
  };
  return { ...common, files: [file] };
}
