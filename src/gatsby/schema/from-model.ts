/**
 * GraphQL types from the content model, so that the schema, the content check and the editors' schemas cannot drift.
 * Each object schema with a `typeName` becomes a type; roles decide what a field answers.
 */
import type { z } from "zod";
import type { FieldMeta } from "../model";
import { unwrap } from "../explain";

type Schema = z.core.$ZodType & { meta?: () => FieldMeta | undefined };

export interface FieldConfig {
  type: string;
  description?: string;
  extensions?: Record<string, object>;
}

export interface TypeConfig {
  name: string;
  description?: string;
  fields: Record<string, FieldConfig>;
}

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  checks?: { _zod: { def: { format?: string } } }[];
  format?: string;
}

const definitionOf = (schema: Schema) =>
  (schema as unknown as { _zod: { def: Definition } })._zod.def;

/**
 * The type of an object schema and those of all objects inside it.
 * @param omit fields that the caller defines itself
 */
export function typesOf(schema: Schema, omit: readonly string[] = []): TypeConfig[] {
  const types = new Map<string, TypeConfig>();
  collect(schema, omit, types);
  return [...types.values()];
}

function collect(schema: Schema, omit: readonly string[], types: Map<string, TypeConfig>): string {
  const meta = schema.meta?.();
  const name = meta?.typeName;
  if (!name) throw new Error("An object of the content model has no typeName.");
  if (types.has(name)) return name;
  const config: TypeConfig = { name, fields: {} };
  if (meta.description) config.description = meta.description;
  types.set(name, config);
  for (const [key, field] of Object.entries(definitionOf(schema).shape ?? {})) {
    if (!omit.includes(key)) config.fields[key] = fieldOf(field, types);
  }
  return name;
}

function fieldOf(field: Schema, types: Map<string, TypeConfig>): FieldConfig {
  const optional = definitionOf(field).type === "optional";
  const inner = unwrap(field);
  const isList = definitionOf(inner).type === "array";
  const description = field.meta?.()?.description ?? inner.meta?.()?.description;
  // A list that an author leaves out is an empty list, so that pages need not ask whether there is one.
  const config: FieldConfig = { type: `${typeOf(inner, types)}${optional && !isList ? "" : "!"}` };
  if (description) config.description = description;
  if (inner.meta?.()?.role === "date") config.extensions = { dateformat: {} };
  return config;
}

function typeOf(schema: Schema, types: Map<string, TypeConfig>): string {
  const definition = definitionOf(schema);
  const role = schema.meta?.()?.role;
  if (role === "markdown") return "RichText";
  if (role === "date") return "Date";
  if (role === "picture") return "Picture";
  switch (definition.type) {
    case "object":
      return collect(schema, [], types);
    case "array":
      if (!definition.element) throw new Error("A list of the content model has no entries.");
      return `[${typeOf(unwrap(definition.element), types)}!]`;
    case "boolean":
      return "Boolean";
    case "number":
      return definition.format === "safeint" ? "Int" : "Float";
    case "string":
    case "enum":
      return "String";
    default:
      throw new Error(`The content model uses ${definition.type}, which has no GraphQL type yet.`);
  }
}
