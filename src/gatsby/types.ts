/** GraphQL types from the schemas of all kinds: one for each object schema with a `typeName`; roles decide what a field answers. */
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import type { ComputedField } from "../content/kind";
import { entryListOf } from "../content/content-file";
import { groupField, languagesField, relatedField } from "../content/labels";
import { pageComputed, richText } from "../content/page-computed";
import { pageFields } from "../content/fields";
import { registry, type DataKind, type Kind } from "../content/registry";
import {
  elementOf,
  idField,
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
    baseTypes,
  ]);
};

/** The types that are made from no kind's schema. */
const baseTypes = `
"A short text written in Markdown."
type RichText {
  "${richText.html.description}"
  html: String!
  "${richText.text.description}"
  text: String!
}
"A picture with its text alternative."
type Picture {
  "What it shows, for people who cannot see it."
  alt: String!
  "Words under the picture."
  caption: String
  "The picture's file."
  file: File! @link(by: "relativePath", from: "relativePath")
}
"A page in menus and breadcrumbs."
type NamedPage {
  "Its address."
  path: String!
  "Its name there: its short title, or else its title."
  name: String!
}
"A piece of a page's text: html or picture, never both."
type ContentBlock {
  "Sanitized HTML; headings carry ids."
  html: String
  "A picture between two pieces of text."
  picture: Picture
  "Whether it stands in the first section or ahead of it."
  opening: Boolean!
}
"A part of a section, under a heading of its own."
type PagePart {
  "Its heading."
  title: String!
  "Sanitized HTML."
  html: String!
}
"A section of a page's text."
type PageSection {
  "Its id: path#id leads to it."
  id: String!
  "Its heading."
  title: String!
  "Sanitized HTML, without its parts."
  html: String!
  "What is under the headings in it."
  parts: [PagePart!]!
}
"A heading of a page's text."
type Heading {
  "Its id: path#id leads to it."
  id: String!
  "Its words."
  title: String!
  "Its level, 2 to 4."
  depth: Int!
}
"The words of a file in another language; entries answer them by the field inLanguages."
type Translation implements Node @dontInfer { id: ID! "Its language." language: String! "The original." file: String! "The state of the original that was translated." source: String! }
"The text of a page, or of its translation: a page that only names it is not queried again when a word of it changes."
type PageBody implements Node @dontInfer { id: ID! "Markdown." body: String! }
"The day with which the days of checks are compared."
type BuildDay implements Node @dontInfer { id: ID! "YYYY-MM-DD." day: Date! }
"Which pages are related, and which translations there are. Named here, since Gatsby would add its type only to builds that find it in the cache."
type Relations implements Node @dontInfer { id: ID! }`;

export interface FieldConfig {
  type: string;
  description?: string;
  extensions?: Record<string, object>;
}

/** The types that have been made, by name. */
type Found = Map<string, TypeConfig>;

export interface TypeConfig {
  name: string;
  description?: string;
  interfaces?: string[];
  fields: Record<string, FieldConfig>;
  extensions?: object;
}

/** Returns the configuration of computed fields, which resolvers.ts resolves. */
const configsOf = (fields: Readonly<Record<string, ComputedField>>): TypeConfig["fields"] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type, description }]) => [name, { type, description }]),
  );

/** Fields of a page's front matter that only the build needs; relations are fields of their own. */
const hidden = ["related", "draft"];

/** Every type that content needs; the last is the interface of all pages. */
export function contentTypes(): { types: TypeConfig[]; page: TypeConfig } {
  const types = new Map<string, TypeConfig>();
  const page: TypeConfig = {
    name: "ContentPage",
    description: "What all pages that are made from Markdown have in common.",
    interfaces: ["Node"],
    fields: {},
  };
  for (const kind of registry.kinds) {
    const own = idField(kind.schema);
    const type = typeFrom(kind.schema, kind.type === "page" ? hidden : own ? [own] : [], types);
    type.interfaces = kind.type === "page" ? ["Node", page.name] : ["Node"];
    type.extensions = { infer: false };
    Object.assign(
      type.fields,
      kind.type === "page" ? fieldsOfPages() : fieldsOfEntries(kind, types),
    );
    if (isTranslatable(kind))
      type.fields[languagesField] = {
        type: `[${type.name}]!`,
        description:
          "The same in each language of the site, in their order; null where it is not translated.",
      };
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
  const own = shapeOf(kind.schema)[idField(kind.schema) ?? ""];
  const entryId = {
    type: "String!",
    description: (own && metaOf(own).description) ?? "Identifies it; made of its name.",
  };
  if (!list)
    return {
      ...(kind.files.endsWith(".md")
        ? { slug: { type: "String!", description: "Name of its folder." } }
        : {}),
      ...(own ? { entryId } : {}),
    };
  const fields: TypeConfig["fields"] = {
    entryId,
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

/** The type of an object schema, which is added with those of all objects inside it; without the fields to omit. */
export function typeFrom(schema: Schema, omit: readonly string[], found: Found): TypeConfig {
  const { typeName = "", description } = metaOf(schema);
  const known = found.get(typeName);
  if (known) return known;
  const type: TypeConfig = { name: typeName, fields: {}, ...(description ? { description } : {}) };
  found.set(typeName, type);
  for (const [key, field] of Object.entries(shapeOf(schema)))
    if (!omit.includes(key)) type.fields[key] = configOf(field, found);
  return type;
}

function configOf(field: Schema, found: Found): FieldConfig {
  const { role, description } = metaOf(field);
  const element = elementOf(field);
  const target = linkedKind(element ?? field);
  // A list that an author leaves out is an empty list, so that pages need not ask whether there is one. A page that is
  // named may be a draft, which is hidden.
  const mayBeNull = element ? false : isOptional(field) || target !== undefined;
  const config: FieldConfig = { type: `${typeNameOf(field, found)}${mayBeNull ? "" : "!"}` };
  if (description) config.description = description;
  if (role === "date") config.extensions = { dateformat: {} };
  else if (role === "file") config.extensions = { link: { by: "relativePath" } };
  else if (target) config.extensions = { link: {} };
  return config;
}

/** The kind that a reference names, whose nodes it answers. */
export function linkedKind(schema: Schema): Kind | undefined {
  const meta = metaOf(schema);
  return meta.role === "reference"
    ? registry.kinds.find(({ name }) => name === meta.refersTo)
    : undefined;
}

function typeNameOf(schema: Schema, found: Found): string {
  const target = linkedKind(schema);
  if (target) return metaOf(target.schema).typeName ?? "";
  const byRole = { markdown: "RichText", date: "Date", picture: "Picture", file: "File" };
  const { role } = metaOf(schema);
  if (role && role in byRole) return byRole[role as keyof typeof byRole];
  const element = elementOf(schema);
  if (element) return `[${typeNameOf(element, found)}!]`;
  const type = typeOf(schema);
  if (type === "object") return typeFrom(unwrap(schema), [], found).name;
  if (type === "boolean") return "Boolean";
  if (type === "number") return z.toJSONSchema(schema).type === "integer" ? "Int" : "Float";
  if (type === "string" || type === "enum") return "String";
  throw new Error(`Content uses ${type}, which has no GraphQL type yet.`);
}
