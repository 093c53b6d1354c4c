/** The editor's configuration (https://sveltiacms.app/en/docs), made from the schemas of content. Pure. */
import { z } from "zod";
import type { SiteIndex } from "../content/check/site-index";
import { detailFields } from "../content/details";
import { shownExtras } from "../content/extras";
import { labelOf, singularOf } from "../content/labels";
import { original, hashField, translations } from "../content/language";
import { isOffField, registry, type DataKind, type Kind, type PageKind } from "../content/registry";
import {
  elementOf,
  idField,
  isOptional,
  metaOf,
  namingField,
  shapeOf,
  type Schema,
} from "../content/schema";
import { isTranslatable, translatedSchema } from "../content/translation";

interface Widget {
  widget: string;
  fields?: Field[];
  [option: string]: unknown;
}

type Field = Widget & { name: string };

/** What references can name, by the type of target: `rule`, `business.offers`. */
type Choices = SiteIndex["targets"];

/** Fields that visitors hardly see; the form ends with them. */
const isLast = ({ name }: Field) =>
  /^(related|checked|updated|layout|middleware|aliases|draft|published)$/.test(name) ||
  shownExtras.some(({ pageFields = {} }) => name in pageFields);

const picture = { widget: "image", choose_url: false };

/** Whether the editor shows languages beside each other. */
const isTranslatedSite = translations.length > 0;

const yesOrNo = [
  { label: "Yes", value: true },
  { label: "No", value: false },
];

/** Markdown as it is written: rich text would escape our own syntax, `:rule[…]{#id}`. */
const markdownText = { widget: "markdown", modes: ["raw"] };

/**
 * Returns the configuration, with the values that references can have. Entries are saved in `repo`,
 * `owner/repository` at GitHub.
 */
export const editorConfig = (choices: Choices, siteUrl: string, repo: string) => ({
  backend: { name: "github", branch: "main", repo },
  // An entry is a pull request with a deploy preview until it is published.
  publish_mode: "editorial_workflow",
  site_url: siteUrl,
  app_title: "Editor",
  logo: { src: "/icon-192.png" },
  // Every collection keeps its pictures beside its files.
  media_folder: "/content",
  public_folder: "/",
  media_libraries: {
    stock_assets: { providers: [] },
    default: {
      config: {
        max_file_size: 30_000_000,
        slugify_filename: true,
        transformations: {
          raster_image: { format: "webp", quality: 88, width: 2560, height: 2560 },
        },
      },
    },
  },
  slug: { encoding: "ascii", clean_accents: true },
  output: { omit_empty_optional_fields: true, yaml: { quote: "none" } },
  editor: { preview: false },
  ...(isTranslatedSite && {
    i18n: {
      structure: "multiple_files",
      locales: [original, ...translations],
      default_locale: original,
      initial_locales: "default",
      omit_default_locale_from_file_path: true,
    },
  }),
  collections: registry.kinds.flatMap((kind): object[] =>
    kind.type === "page" ? pages(kind, choices) : [entries(kind, choices)],
  ),
});

const collectionOf = (kind: Kind) => ({
  name: kind.name,
  label: kind.labels.many,
  label_singular: kind.labels.one,
  description: metaOf(kind.schema).description,
  i18n: isTranslatedSite && isTranslatable(kind),
  media_folder: "",
  public_folder: ".",
});

/**
 * A folder for each page, with its pictures and translation; and its long lists, which stand in a
 * file beside it.
 */
function pages(kind: PageKind, choices: Choices): object[] {
  const collection = { ...collectionOf(kind), folder: `content/${kind.folder}` };
  const all = fieldsOf(kind, choices);
  const details = all.filter(({ name }) => detailFields.includes(name));
  const fields = all.filter((field) => !details.includes(field));
  const body = {
    name: "body",
    label: labelOf("body"),
    required: false,
    ...markdownText,
    i18n: isTranslatedSite,
    hint: "Markdown. Headings begin with ##; a picture stands on a line of its own, with its alt text.",
  };
  const page = {
    ...collection,
    path: "{{slug}}/index",
    slug: { template: "{{title}}", editable: ["create"] },
    extension: "md",
    identifier_field: "title",
    summary: "{{title}}{{draft | ternary(' – Draft', '')}}",
    sortable_fields: ["title", "published", "order"].filter((name) => name in kind.fields),
    preview_path: `${kind.folder}/{{slug}}`,
    fields: [
      ...fields
        .filter((field) => !isLast(field))
        .flatMap((field) => (field.name === "hero" ? [field, body] : field)),
      ...fields.filter(isLast),
    ],
  };
  const lists = {
    ...collection,
    name: `${kind.name}Details`,
    label: `${kind.labels.many}: lists`,
    description: "The long lists of each page. Those of a new page get the address of the page.",
    path: "{{slug}}/details",
    slug: { editable: ["create"] },
    extension: "yml",
    identifier_field: details[0]?.name,
    summary: "{{slug}}",
    fields: details,
  };
  return details.length > 0 ? [page, lists] : [page];
}

/** YAML, one file or a folder of files; or Markdown, a list of files. */
function entries(kind: DataKind, choices: Choices) {
  const { name, files, labels } = kind;
  const collection = collectionOf(kind);
  const { i18n } = collection;
  const fields = fieldsOf(kind, choices);
  const [folder = "", rest] = files.split("/*");
  if (rest === undefined) {
    const file = `content/${i18n ? files.replace(/yml$/, "{{locale}}.yml") : files}`;
    return { ...collection, files: [{ name, label: labels.many, file, i18n, fields }] };
  }
  if (rest.endsWith(".yml")) {
    // A new file is named after the field that identifies its entry.
    const own = idField(kind.fileSchema);
    const slug = own && { slug: { template: `{{${own}}}` }, identifier_field: own };
    const place = { folder: `content/${folder}`, extension: "yml", summary: "{{slug}}", ...slug };
    return { ...collection, ...place, fields };
  }
  // Pages with a component of their own, some in folders of other pages: authors cannot add one.
  return {
    ...collection,
    files: [...(choices.get(name) ?? [])].map((id) => ({
      name: id.replaceAll("/", "-"),
      label: kind.addressOf?.(id),
      file: `content/${folder}/${id}/index.${i18n ? "{{locale}}." : ""}md`,
      media_folder: "",
      public_folder: ".",
      preview_path: kind.addressOf?.(id).slice(1),
      i18n,
      fields,
    })),
  };
}

function fieldsOf({ fileSchema }: Kind, choices: Choices): Field[] {
  const translated = isTranslatedSite ? translatedSchema(fileSchema) : undefined;
  const fields = fieldsIn(fileSchema, translated, choices);
  // Which version of the original was translated; `npm run check:content -- --translated` writes
  // it.
  return translated ? [{ name: hashField, widget: "hidden", i18n: true }, ...fields] : fields;
}

/** @param translated the schema of the translation; a field that is not in it is not translated */
const fieldsIn = (schema: Schema, translated: Schema | undefined, choices: Choices): Field[] =>
  Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    if (isOffField(metaOf(schema).typeName ?? "", name)) return [];
    const words = shapeOf(translated)[name];
    const meta = metaOf(field);
    // The field by which an entry of a translated list is found: it is the same in every language.
    const isName = meta.role === "text" && meta.translate === false;
    const isKey = isName || meta.role === "id" || meta.role === "reference";
    return {
      name,
      label: labelOf(name),
      required: !isOptional(field),
      i18n: words && (isKey ? "duplicate" : true),
      hint: hintOf(meta.description),
      ...widgetOf(name, field, words, choices),
    };
  });

/** Hints are read as Markdown, which would show a picture in place of how one is written. */
const hintOf = (description?: string) => description?.replaceAll("[", "\\[");

/** Whether a list has nothing but names of files, which are uploaded together. */
const isListOfFiles = (schema: Schema) => Object.keys(shapeOf(elementOf(schema))).length === 0;

function widgetOf(
  name: string,
  schema: Schema,
  words: Schema | undefined,
  choices: Choices,
): Widget {
  const meta = metaOf(schema);
  const json = z.toJSONSchema(schema, { io: "input" });
  const relation = meta.role === "reference" && relationTo(meta.refersTo);
  if (relation) return relation;
  const options = meta.role === "reference" ? [...(choices.get(meta.refersTo) ?? [])] : json.enum;
  // The editor refuses a list without choices, and then shows nothing at all: the id is typed while
  // there is no entry.
  if (options?.length) return { widget: "select", options };
  if (name === "src" || (meta.role === "file" && meta.minimumWidth !== undefined)) return picture;
  if (name === "pictures" && isListOfFiles(schema)) return { ...picture, multiple: true };
  if (name === "body") return markdownText;
  if (meta.role === "date" || meta.role === "expiry") {
    const day = { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    return name === "published" ? { ...day, default: "{{now}}" } : day;
  }
  switch (json.type) {
    case "object":
      return { widget: "object", fields: fieldsIn(schema, words, choices) };
    case "array":
      return listOf(name, schema, words, choices);
    case "boolean":
      // A switch would write `false` where an author wrote nothing.
      return { widget: "select", options: yesOrNo };
    case "integer":
    case "number": {
      const { minimum: min, maximum: max } = json;
      const [value_type, step] = json.type === "integer" ? ["int", 1] : ["float", 0.00001];
      return { widget: "number", value_type, step, min, max };
    }
  }
  const { minLength: minlength, maxLength = 0, pattern } = json;
  return {
    // What may be long gets a text area.
    widget: meta.role === "markdown" || maxLength > 100 ? "text" : "string",
    minlength,
    // Translations may be longer; the content check knows both limits.
    maxlength: words ? z.toJSONSchema(words).maxLength : json.maxLength,
    pattern: pattern && [pattern, meta.description ?? "Write it in another form."],
  };
}

/**
 * A choice among the entries of a kind that has a file for each. The editor reads them itself: one
 * that an author has just made is there, and no draft stands in the configuration, which anybody
 * can read.
 */
function relationTo(refersTo: string): Widget | undefined {
  const kind = registry.kinds.find(({ name }) => name === refersTo);
  if (!kind) return undefined;
  const hasFiles = kind.type === "page" || kind.files.endsWith("/*.yml");
  const id = kind.type === "page" ? "{{slug}}" : idField(kind.fileSchema);
  const shown = namingField(kind.fileSchema);
  if (!hasFiles || !id || !shown) return undefined;
  return { widget: "relation", collection: refersTo, value_field: id, display_fields: [shown] };
}

function listOf(name: string, list: Schema, words: Schema | undefined, choices: Choices): Widget {
  const entry = elementOf(list) ?? list;
  const { minItems: min, maxItems: max } = z.toJSONSchema(list, { io: "input" });
  const item = widgetOf("item", entry, elementOf(words), choices);
  if (item.widget === "select" || item.widget === "relation")
    return { ...item, multiple: true, min, max };
  const label = singularOf(name);
  const widget = { widget: "list", label_singular: label, min, max };
  if (!item.fields) return { ...widget, field: { name: "item", label, ...item } };
  const summary = namingField(entry) ?? item.fields[0]?.name ?? "";
  return { ...widget, collapsed: true, summary: `{{fields.${summary}}}`, fields: item.fields };
}
