/** The editor's configuration, as data, from the registry of kinds. Pure. */
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
  /** Name of the custom format that reads and writes its files; see `src/editor/format.ts`. */
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
 * @param choices what references can name
 * @param backend where it writes to
 * @param siteUrl the site's own address
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
    // Decap requires one; every collection keeps its pictures beside its files.
    media_folder: "content/pages",
    public_folder: "/",
    // `src/editor/uploads.ts` makes pictures small; this removes their metadata.
    media_processing: { enabled: true, strip_metadata: true, quality: 88 },
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    publish_mode: "simple",
    editor: { preview: true },
    // One file, since that is what Decap has for lists in YAML too: see `src/editor/languages.ts`.
    i18n: {
      structure: "single_file",
      locales: [original, ...translations],
      default_locale: original,
    },
    collections: registry.kinds.map((kind) =>
      kind.type === "page" ? pages(kind, choices) : dataFiles(kind, choices),
    ),
  };
}

/** The name of a collection is that of its kind, and so is that of its format. */
function pages(kind: PageKind, choices: Choices): EditorCollection {
  return {
    name: kind.name,
    label: kind.labels.many,
    label_singular: kind.labels.one,
    description: kind.help,
    folder: `content/${kind.folder}`,
    i18n: true,
    // Each page has a folder of its own, in which its pictures lie.
    // The address is filled in when an entry is saved, by the rule of `npm run new`: see `src/editor/saving.ts`.
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

/** Fields that every page has and visitors see little of: they end the form, technical ones last. */
const lastFields =
  "related rules tools sources published checked updated draft aliases layout middleware".split(
    " ",
  );

/** The fields of a page in writing order; the file keeps the order of the schema. */
function inOrder(kind: PageKind, fields: EditorField[]): EditorField[] {
  const first = fields.filter(({ name }) => !lastFields.includes(name));
  const last = lastFields.flatMap((wanted) => fields.filter(({ name }) => name === wanted));
  // After the facts at the top of the page, before its lists.
  const names = first.map(({ name }) => name);
  const place = 1 + Math.max(names.indexOf("hero"), names.indexOf("facts"));
  return [
    checkField,
    ...first.slice(0, 1),
    addressField(kind.route),
    ...first.slice(1, place),
    bodyField(kind.name),
    ...first.slice(place),
    ...last,
  ];
}

function dataFiles(kind: DataKind, choices: Choices): EditorCollection {
  const { name, labels, help: description, files } = kind;
  const fields = [checkField, ...fieldsOf(kind.fileSchema, name, choices)];
  const common = {
    name,
    label: labels.many,
    description,
    format: name,
    ...(isTranslatable(kind) ? { i18n: true } : {}),
    // Pictures lie beside the file.
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
