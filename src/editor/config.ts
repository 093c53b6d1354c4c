/** The editor's configuration (https://sveltiacms.app/en/docs), made from the schemas of content. Pure. */
import { z } from "zod";
import { detailFields } from "../content/details";
import { labelOf, singularOf } from "../content/labels";
import { original, sourceField, translations } from "../content/language";
import { registry, type DataKind, type Kind, type PageKind } from "../content/registry";
import { isTranslatable, translatedSchema } from "../content/translation";

/** As much of JSON Schema, with our metadata in it, as is read here. */
interface Json {
  type?: string;
  description?: string;
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  enum?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  role?: string;
  refersTo?: string;
  translate?: boolean | "optional";
}

type Field = Record<string, unknown> & { name: string; widget: string };

/** What references can name, by the type of target: `service`, `business.offers`. */
export type Choices = Readonly<Record<string, readonly { label: string; value: string }[]>>;

export interface Backend {
  name: "github";
  branch: string;
  /** `owner/repository`. */
  repo: string;
}

/** Texts that may be longer, in characters, get a text area. */
const oneLine = 100;

/** Fields that visitors hardly see; the form ends with them. */
const lastFields =
  "related rules tools sources published checked updated draft aliases layout middleware".split(
    " ",
  );

/**
 * Returns the configuration.
 * @param choices the values that references can have
 * @param backend where entries are saved
 */
export function editorConfig(choices: Choices, backend: Backend, siteUrl: string) {
  return {
    backend,
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
    i18n: {
      structure: "multiple_files",
      locales: [original, ...translations],
      default_locale: original,
      initial_locales: "default",
      omit_default_locale_from_file_path: true,
    },
    collections: registry.kinds.flatMap((kind): object[] => {
      const collection = {
        name: kind.name,
        label: kind.labels.many,
        label_singular: kind.labels.one,
        description: kind.help,
        ...(isTranslatable(kind) ? { i18n: true } : {}),
        media_folder: "",
        public_folder: ".",
      };
      return kind.type === "page"
        ? [{ ...collection, ...pages(kind, choices) }, ...details(kind, collection, choices)]
        : [{ ...collection, ...entries(kind, choices) }];
    }),
  };
}

/** A folder for each page, with its pictures and translation. */
function pages(kind: PageKind, choices: Choices) {
  const fields = fieldsOf(kind, choices).filter((field) => !isDetail(field));
  const isLast = ({ name }: Field) => lastFields.includes(name);
  // The text follows what stands at the top of the page.
  const top = 1 + fields.findIndex(({ name }) => name === "hero" || name === "lead");
  return {
    folder: `content/${kind.folder}`,
    path: "{{slug}}/index",
    slug: { template: "{{title}}", editable: ["create"] },
    extension: "md",
    format: "yaml-frontmatter",
    identifier_field: "title",
    summary: "{{title}}{{draft | ternary(' – Draft', '')}}",
    sortable_fields: [...kind.sort],
    preview_path: `${kind.route.slice(1)}/{{slug}}`,
    fields: [
      ...fields.slice(0, top),
      {
        name: "body",
        ...markdownText,
        label: labelOf("body"),
        i18n: true,
        required: false,
        hint: "Markdown. Headings begin with ##; a picture stands on a line of its own, with its alt text.",
      },
      ...fields.slice(top).filter((field) => !isLast(field)),
      ...fields.filter(isLast),
    ],
  };
}

/** The long lists of pages, in a file beside each. */
function details(kind: PageKind, collection: { label: string }, choices: Choices) {
  const fields = fieldsOf(kind, choices).filter(isDetail);
  if (fields.length === 0) return [];
  const lists = {
    ...collection,
    name: `${kind.name}Details`,
    label: `${collection.label}: lists`,
    label_singular: `${kind.labels.one}: lists`,
    description: "The long lists of each page. Those of a new page get the address of the page.",
    folder: `content/${kind.folder}`,
    path: "{{slug}}/details",
    slug: { editable: ["create"] },
    extension: "yml",
    format: "yaml",
    identifier_field: fields[0]?.name,
    summary: "{{dirname}}",
    fields,
  };
  return [lists];
}

const isDetail = ({ name }: Field) => detailFields.includes(name);

/** YAML, one file or a folder of files; or Markdown, a list of files. */
function entries(kind: DataKind, choices: Choices) {
  const { name, files, labels } = kind;
  const fields = fieldsOf(kind, choices);
  const i18n = isTranslatable(kind);
  const [folder = "", rest] = files.split("/*");
  // A folder of Markdown files, some of them in folders of other pages: nobody adds any, as each has a component of its own.
  if (rest?.endsWith(".md"))
    return {
      format: "yaml-frontmatter",
      files: (choices[name] ?? []).map(({ label, value }) => ({
        name: value.replaceAll("/", "-"),
        label,
        file: `content/${folder}/${value}/index.{{locale}}.md`,
        media_folder: "",
        public_folder: ".",
        preview_path: kind.addressOf?.(value).slice(1),
        i18n,
        fields,
      })),
    };
  if (rest !== undefined)
    return {
      folder: `content/${folder}`,
      extension: "yml",
      format: "yaml",
      identifier_field: fields.some((field) => field.name === "title") ? "title" : fields[0]?.name,
      fields,
    };
  const file = `content/${i18n ? files.replace(/yml$/, "{{locale}}.yml") : files}`;
  return { files: [{ name, label: labels.many, file, i18n, fields }] };
}

function fieldsOf(kind: Kind, choices: Choices): Field[] {
  const translated = translatedSchema(kind.fileSchema);
  const fields = inObject(
    jsonSchema(kind.fileSchema),
    translated ? jsonSchema(translated) : undefined,
    choices,
  );
  // Which version of the original was translated; `npm run check:content -- --translated` writes it.
  return translated ? [{ name: sourceField, widget: "hidden", i18n: true }, ...fields] : fields;
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as Json;

/** @param translated the schema of the translation */
function inObject(
  { properties = {}, required = [] }: Json,
  translated: Json | undefined,
  choices: Choices,
): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const words = translated?.properties?.[name];
    return {
      name,
      label: labelOf(name),
      required: required.includes(name),
      ...(words ? { i18n: isKey(schema) ? "duplicate" : true } : {}),
      ...(schema.description ? { hint: schema.description } : {}),
      ...widgetOf(name, schema, words, choices),
    };
  });
}

const option = (label: string, value: boolean) => ({ label, value });

/** Whether entries of translated lists are found by this field, which is the same in every language. */
const isKey = ({ role, translate }: Json) =>
  role === "id" || role === "reference" || translate === false;

function widgetOf(
  name: string,
  schema: Json,
  words: Json | undefined,
  choices: Choices,
): { widget: string } & Record<string, unknown> {
  const { type, role, refersTo, pattern, minLength, maxLength } = schema;
  if (refersTo) return { widget: "select", options: [...(choices[refersTo] ?? [])] };
  if (schema.enum) return { widget: "select", options: schema.enum };
  switch (type) {
    case "object":
      return { widget: "object", fields: inObject(schema, words, choices) };
    case "array":
      return listOf(name, schema, words, choices);
    case "boolean":
      // A switch would write `false` where an author wrote nothing.
      return { widget: "select", options: [option("Yes", true), option("No", false)] };
    case "integer":
    case "number":
      return {
        widget: "number",
        value_type: type === "integer" ? "int" : "float",
        step: type === "integer" ? 1 : 0.00001,
        ...(schema.minimum === undefined ? {} : { min: schema.minimum }),
        ...(schema.maximum === undefined ? {} : { max: schema.maximum }),
      };
  }
  if (role === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (name === "src") return picture;
  if (name === "body") return markdownText;
  const isLong = role === "markdown" || (maxLength ?? 0) > oneLine;
  return {
    ...(isLong ? { widget: "text" } : { widget: "string" }),
    ...(minLength === undefined ? {} : { minlength: minLength }),
    // Translations may be longer; the content check knows both limits.
    ...(maxLength === undefined ? {} : { maxlength: words?.maxLength ?? maxLength }),
    ...(pattern === undefined
      ? {}
      : { pattern: [pattern, schema.description ?? "Write it in another form."] }),
  };
}

const picture = { widget: "image", choose_url: false };

/** Markdown as it is written: rich text would escape our own syntax, `:rule[…]{#id}`. */
const markdownText = { widget: "markdown", modes: ["raw"] };

function listOf(
  name: string,
  { items = {}, minItems, maxItems }: Json,
  words: Json | undefined,
  choices: Choices,
) {
  const limits = {
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
  const label = singularOf(name);
  if (name === "pictures") return { ...picture, multiple: true };
  const item = widgetOf("item", items, words?.items, choices);
  if (item.widget === "select") return { ...item, multiple: true, ...limits };
  if (items.type !== "object")
    return {
      widget: "list",
      label_singular: label,
      field: { name: "item", label, ...item },
      ...limits,
    };
  const { fields, ...rest } = { fields: inObject(items, words?.items, choices) };
  return {
    ...rest,
    widget: "list",
    label_singular: label,
    collapsed: true,
    summary: `{{fields.${namingField(items) ?? ""}}}`,
    fields,
    ...limits,
  };
}

/** The field by which people know an entry. */
function namingField({ properties = {} }: Json): string | undefined {
  const names = Object.keys(properties);
  return names.find((name) => /^(title|question|name|text)$/.test(name)) ?? names[0];
}
