/**
 * GraphQL types from the registry of kinds, so that the schema and the content check cannot drift. Each object schema with a
 * `typeName` becomes a type; roles decide what a field answers.
 */
import type { GatsbyNode } from "gatsby";
import type { ComputedField } from "../content/kind";
import { entryListOf } from "../content/content-file";
import { groupField, languageField, languagesField, relatedField } from "../content/labels";
import { pageComputed, richText } from "../content/page-computed";
import { pageFields } from "../content/page-fields";
import { original, translations } from "../content/language";
import { registry, type DataKind, type Kind } from "../content/registry";
import {
  elementOf,
  idField,
  isInteger,
  isOptional,
  metaOf,
  shapeOf,
  typeOf,
  unwrap,
  type Schema,
} from "../content/schema";
import { isTranslatable } from "../content/translation";

/** Strict types for all content: nothing is inferred, every field is described. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  const { types, page } = contentTypes();
  actions.createTypes([
    schema.buildInterfaceType({ ...page, fields: { id: "ID!", ...page.fields } }),
    ...types.map((type) => schema.buildObjectType(type)),
    // Raw front matter stays here: pages read the typed nodes.
    `type MarkdownRemark implements Node @dontInfer { id: ID! }
     "The words of a file in another language; entries answer them by the field inLanguage."
     type Translation implements Node @dontInfer { id: ID! "Its language." language: String! "The original." file: String! "The state of the original that was translated." source: String! }
     "The day with which the days of checks are compared."
     type BuildDay implements Node @dontInfer { id: ID! "YYYY-MM-DD." day: Date! }
     "Which pages are related. Named here, since Gatsby would add its type only to builds that find it in the cache."
     type Relations implements Node @dontInfer { id: ID! }
     type MarkdownRemarkFrontmatter @dontInfer { title: String }`,
  ]);
};

export interface FieldConfig {
  type: string;
  args?: Record<string, { type: string; description: string }>;
  description?: string;
  extensions?: Record<string, object>;
  resolve?: (
    node: Readonly<Record<string, unknown>>,
    args: unknown,
    context: unknown,
    info: { fieldName: string },
  ) => unknown;
}

export interface TypeConfig {
  name: string;
  description?: string;
  interfaces?: string[];
  fields: Record<string, FieldConfig>;
  extensions?: object;
}

/** Returns the configuration of computed fields, which resolvers.ts resolves. */
export function configsOf(fields: Readonly<Record<string, ComputedField>>): TypeConfig["fields"] {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type, description }]) => [name, { type, description }]),
  );
}

/** Returns the types that are made from no kind's schema. */
export const baseTypes = (): TypeConfig[] => [
  {
    name: "RichText",
    description: "A short text written in Markdown.",
    fields: configsOf(richText),
  },
  {
    name: "Picture",
    description: "A picture with its text alternative.",
    fields: {
      alt: { type: "String!", description: "What it shows, for people who cannot see it." },
      caption: { type: "String", description: "Words under the picture." },
      file: {
        type: "File!",
        description: "The picture's file.",
        extensions: { link: { by: "relativePath", from: "relativePath" } },
      },
    },
  },
  {
    name: "ContentBlock",
    description: "A piece of a page's text: html or picture, never both.",
    fields: {
      html: { type: "String", description: "Sanitized HTML; headings carry ids." },
      picture: { type: "Picture", description: "A picture between two pieces of text." },
      opening: {
        type: "Boolean!",
        description: "Whether it stands in the first section or ahead of it.",
      },
    },
  },
  {
    name: "PagePart",
    description: "A part of a section, under a heading of its own.",
    fields: {
      title: { type: "String!", description: "Its heading." },
      html: { type: "String!", description: "Sanitized HTML." },
    },
  },
  {
    name: "PageSection",
    description: "A section of a page's text.",
    fields: {
      id: { type: "String!", description: "Its id: path#id leads to it." },
      title: { type: "String!", description: "Its heading." },
      html: { type: "String!", description: "Sanitized HTML, without its parts." },
      parts: { type: "[PagePart!]!", description: "What is under the headings in it." },
    },
  },
  {
    name: "Heading",
    description: "A heading of a page's text.",
    fields: {
      id: { type: "String!", description: "Its id: path#id leads to it." },
      title: { type: "String!", description: "Its words." },
      depth: { type: "Int!", description: "Its level, 2 to 4." },
    },
  },
];

/** Fields of a page's front matter that only the build needs; relations are fields of their own. */
const hidden = ["related", "draft"];

/** Every type that content needs; the last is the interface of all pages. */
export function contentTypes(): { types: TypeConfig[]; page: TypeConfig } {
  const types = new Map(baseTypes().map((type) => [type.name, type]));
  const schemas = new Map<Schema, Kind>(registry.kinds.map((kind) => [kind.schema, kind]));
  const page: TypeConfig = {
    name: "ContentPage",
    description: "What all pages that are made from Markdown have in common.",
    interfaces: ["Node"],
    fields: {},
  };
  for (const kind of registry.kinds) {
    const own = idField(kind.schema);
    const type = typeFrom(kind.schema, kind.type === "page" ? hidden : own ? [own] : [], {
      types,
      schemas,
    });
    type.interfaces = kind.type === "page" ? ["Node", page.name] : ["Node"];
    type.extensions = { infer: false };
    Object.assign(
      type.fields,
      kind.type === "page" ? fieldsOfPages() : fieldsOfEntries(kind, { types, schemas }),
    );
    if (isTranslatable(kind)) {
      type.fields[languageField] = inLanguage(type.name);
      type.fields[languagesField] = {
        type: `[${type.name}]!`,
        description:
          "The same in each language of the site, in their order; null where it is not translated.",
      };
    }
    if (kind.type === "page") {
      const shared = [...Object.keys(pageFields([])), ...Object.keys(fieldsOfPages())];
      page.fields = Object.fromEntries(
        Object.entries(type.fields).filter(([name]) => shared.includes(name)),
      );
    }
  }
  for (const { computed = {} } of registry.kinds)
    for (const [name, fields] of Object.entries(computed)) {
      const type = types.get(name);
      if (!type) throw new Error(`Content has no type ${name}, which is to have computed fields.`);
      Object.assign(type.fields, configsOf(fields));
    }
  return { types: [...types.values()], page };
}

function inLanguage(type: string): FieldConfig {
  const description = `One of: ${[original, ...translations].join(", ")}.`;
  return {
    type,
    description: "The same in another language; null where it is not translated.",
    args: { language: { type: "String", description } },
  };
}

/** What a page answers besides its front matter; resolved in `resolvers.ts`, or stored by `nodes.ts`. */
function fieldsOfPages(): TypeConfig["fields"] {
  const { pages } = registry;
  const names = pages.map(({ name }) => name);
  return {
    kind: { type: "String!", description: `Its kind, one of: ${names.join(", ")}.` },
    slug: { type: "String!", description: "Last part of the address." },
    path: { type: "String!", description: "Address on the site, such as /services/casino." },
    heading: { type: "String!", description: "Headline on the page." },
    layout: { type: "String!", description: "Name of the page's layout." },
    ...configsOf(pageComputed),
    ...Object.fromEntries(
      pages.map((kind) => [
        relatedField(kind),
        {
          type: `[${kind.typeName}!]!`,
          description: `Three related ${kind.labels.many.toLowerCase()} at most.`,
        },
      ]),
    ),
  };
}

/** What an entry in YAML answers besides what is written there. */
function fieldsOfEntries(kind: DataKind, found: Found): TypeConfig["fields"] {
  const list = entryListOf(kind);
  if (!list)
    return kind.files.endsWith(".md")
      ? { slug: { type: "String!", description: "Name of its folder." } }
      : {};
  const own = shapeOf(kind.schema)[idField(kind.schema) ?? ""];
  const fields: TypeConfig["fields"] = {
    entryId: {
      type: "String!",
      description: (own && metaOf(own).description) ?? "Identifies it; made of its name.",
    },
    order: { type: "Int!", description: "Position in its file, 1 first." },
  };
  if (kind.page)
    fields.path = { type: "String!", description: `Whole address, such as ${kind.page}#an-id.` };
  const group = list.groups?.schema ?? list.file;
  if (group) {
    const type = typeFrom(group, [list.list], found);
    if (list.groups)
      type.fields.order = { type: "Int!", description: "Position among the groups, 1 first." };
    fields[groupField(list)] = {
      type: `${type.name}!`,
      description: "The group in which it stands.",
    };
  }
  return fields;
}

interface Found {
  types: Map<string, TypeConfig>;
  /** The kind whose entries have the schema. */
  schemas: ReadonlyMap<Schema, Kind>;
}

/**
 * The type of an object schema, which is added with those of all objects inside it.
 * @param omit fields that the caller defines itself
 */
export function typeFrom(schema: Schema, omit: readonly string[], found: Found): TypeConfig {
  const { typeName, description } = metaOf(schema);
  if (!typeName) throw new Error("An object of content has no typeName.");
  const known = found.types.get(typeName);
  if (known) return known;
  const type: TypeConfig = { name: typeName, fields: {}, ...(description ? { description } : {}) };
  found.types.set(typeName, type);
  for (const [key, field] of Object.entries(shapeOf(schema)))
    if (!omit.includes(key)) type.fields[key] = configOf(field, found);
  return type;
}

/** A node that an earlier build made has no list of a field that is new. */
const listOf: FieldConfig["resolve"] = (node, _args, _context, { fieldName }) =>
  node[fieldName] ?? [];

function configOf(field: Schema, found: Found): FieldConfig {
  const { role, description } = metaOf(field);
  const element = elementOf(field);
  const target = linkedKind(element ?? field, found);
  // A list that an author leaves out is an empty list, so that pages need not ask whether there is one. A page that is
  // named may be a draft, which is hidden.
  const mayBeNull = element ? false : isOptional(field) || target !== undefined;
  const config: FieldConfig = { type: `${typeNameOf(field, found)}${mayBeNull ? "" : "!"}` };
  if (description) config.description = description;
  if (element && !target) config.resolve = listOf;
  if (role === "date") config.extensions = { dateformat: {} };
  if (target) config.extensions = { link: {} };
  if (role === "file") config.extensions = { link: { by: "relativePath" } };
  return config;
}

/** The kind that a reference names, whose nodes it answers. */
function linkedKind(schema: Schema, { schemas }: Found): Kind | undefined {
  const { role, refersTo } = metaOf(schema);
  return role === "reference"
    ? [...schemas.values()].find(({ name }) => name === refersTo)
    : undefined;
}

function typeNameOf(schema: Schema, found: Found): string {
  const target = linkedKind(schema, found);
  if (target) return metaOf(target.schema).typeName ?? "";
  switch (metaOf(schema).role) {
    case "markdown":
      return "RichText";
    case "date":
      return "Date";
    case "picture":
      return "Picture";
    case "file":
      return "File";
  }
  const element = elementOf(schema);
  if (element) return `[${typeNameOf(element, found)}!]`;
  switch (typeOf(schema)) {
    case "object":
      return typeFrom(unwrap(schema), [], found).name;
    case "boolean":
      return "Boolean";
    case "number":
      return isInteger(schema) ? "Int" : "Float";
    case "string":
    case "enum":
      return "String";
    default:
      throw new Error(`Content uses ${typeOf(schema)}, which has no GraphQL type yet.`);
  }
}
