/**
 * GraphQL types from the registry of kinds, so that the schema, the content check and the editors' schemas cannot drift.
 * Each object schema with a `typeName` becomes a type; roles decide what a field answers. Pure.
 */
import { entryListOf } from "../../content/content-file";
import { groupField, languageField, relatedField } from "../../content/labels";
import { pageComputed } from "../../content/page-computed";
import { pageFields } from "../../content/page-fields";
import { original, translations } from "../../content/language";
import type { DataKind, Kind, PageKind, Registry } from "../../content/registry";
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
} from "../../content/schema";
import { isTranslatable } from "../../content/translation";
import { baseTypes, configsOf, type FieldConfig, type TypeConfig } from "./base-types";

/** Fields of a page's front matter that only the build needs; relations are fields of their own. */
const hidden = ["related", "draft"];

/** Every type that content needs; the last is the interface of all pages. */
export function contentTypes(registry: Registry): { types: TypeConfig[]; page: TypeConfig } {
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
      kind.type === "page"
        ? fieldsOfPages(kind, registry)
        : fieldsOfEntries(kind, { types, schemas }),
    );
    if (isTranslatable(kind)) type.fields[languageField] = inLanguage(type.name);
    if (kind.type === "page") {
      const shared = [
        ...Object.keys(pageFields([])),
        ...Object.keys(fieldsOfPages(kind, registry)),
      ];
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
  types.set("RelatedPages", relatedPages(registry));
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

/** What a page answers besides its front matter; resolved in `create-resolvers.ts`, or stored by `nodes.ts`. */
function fieldsOfPages({ schema }: PageKind, { pages }: Registry): TypeConfig["fields"] {
  const names = pages.map(({ name }) => name);
  return {
    kind: { type: "String!", description: `Its kind, one of: ${names.join(", ")}.` },
    slug: { type: "String!", description: "Last part of the address." },
    path: { type: "String!", description: "Address on the site, such as /services/casino." },
    heading: { type: "String!", description: "Headline on the page." },
    layout: { type: "String!", description: "Name of the page's layout." },
    thumbnail: {
      type: "Picture!",
      description: "A picture of its own for a list on another page: not the same on each.",
      args: { on: { type: "String!", description: "Id of the page with the list." } },
    },
    ...configsOf(pageComputed(schema)),
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

function relatedPages({ pages }: Registry): TypeConfig {
  const lists = pages.map(({ name, labels }) => [
    name,
    { type: "[String!]!", description: `Ids of related ${labels.many.toLowerCase()}.` },
  ]);
  return {
    name: "RelatedPages",
    description: "Ids of what is related to one page; pages show it as relatedServices and so on.",
    interfaces: ["Node"],
    extensions: { infer: false },
    fields: Object.fromEntries(lists) as TypeConfig["fields"],
  };
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
