/**
 * The only module that looks into zod. Everything that is derived from the content's schemas (its check, GraphQL types, the
 * editor's forms, JSON Schemas, references, drafts) walks them with these functions. Pure.
 */
import type { z } from "zod";

/** What a field means beyond its JavaScript type; whatever walks the schemas switches on it. */
export type FieldRole =
  | "text"
  /** A machine-readable text, such as a phone number or the path of a drawing. */
  | "code"
  | "markdown"
  | "date"
  | "picture"
  | "drawing"
  /** The path of a file beside the one that names it. */
  | "file"
  | "reference"
  | "url"
  | "path"
  | "id";

/** What a text is on the page that shows it; without it, a label or the cell of a table. */
export type TextPart = "heading" | "prose" | "item" | "question" | "answer" | "meta" | "source";

/** The fewest and the most words. */
export interface WordLimits {
  minimum: number;
  maximum: number;
}

export interface FieldMeta {
  /** What the field is for, in one sentence; shown in GraphiQL, in editors and in the field reference. */
  description?: string;
  /** What the page itself calls it, where that is not its name. */
  label?: string;
  role?: FieldRole;
  /** Of a text or Markdown. */
  part?: TextPart;
  /** Of Markdown: whether it is part of its page's running text, whose words are counted. */
  runningText?: boolean;
  /** Of Markdown: how many words it may have. */
  words?: WordLimits;
  /** Of a reference: the name of a kind (`service`), or of a list in one whose entries have ids (`business.offers`). */
  refersTo?: string;
  /**
   * Of a value that has to be unique: its scope. No two fields with the same scope may have the same value; a scope can
   * contain another field of its file, `{group}`, and is then one for each value of that field.
   */
  unique?: string;
  /** Of a reference to a kind of page: whether every published page of that kind needs an entry that names it. */
  covers?: boolean;
  /** Of a picture: its minimum width in pixels. */
  minimumWidth?: number;
  /**
   * Whether a text is translated, where that does not follow from its role: a name is not (`false`), and what is a name in
   * some entries and words in others may be (`"optional"`).
   */
  translate?: boolean | "optional";
  /** Of a text: whether its translations have the same limits, as tabs and search results cut it off. */
  exactLength?: boolean;
  /** Of an object: the name of its GraphQL type. */
  typeName?: string;
  /** Of a fact that only the owner can supply: where it is shown, in words that follow “Shown”. */
  owner?: string;
}

declare module "zod" {
  // Zod's own way to type what `.meta()` takes: the interface is merged.
  interface GlobalMeta extends Omit<FieldMeta, "description"> {
    role?: FieldRole;
  }
}

export type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** As much of zod's definition of a schema as is read here. */
interface Definition {
  type: string;
  innerType?: Schema;
  shape?: Shape;
  element?: Schema;
  entries?: Record<string, string>;
  format?: string;
  checks?: { _zod: { def: Bound } }[];
}

interface Bound {
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  check?: string;
}

function definitionOf(schema: Schema): Definition {
  return schema._zod.def;
}

/** Returns the schema inside `optional` and similar wrappers. */
export function unwrap(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return innerType ? unwrap(innerType) : schema;
}

/** Returns the type of a value that is there: `object`, `array`, `string`, `number`, `boolean`, `enum` … */
export function typeOf(schema: Schema): string {
  return definitionOf(unwrap(schema)).type;
}

export function isOptional(schema: Schema): boolean {
  return definitionOf(schema).type === "optional";
}

const metas = new WeakMap<Schema, FieldMeta>();

/** Returns the metadata of a field: its own, completed by that of the schema that it wraps. */
export function metaOf(schema: Schema): FieldMeta {
  const known = metas.get(schema);
  if (known) return known;
  const own = (schema as Schema & { meta?: () => FieldMeta | undefined }).meta?.() ?? {};
  const inner = unwrap(schema);
  const meta = inner === schema ? own : { ...metaOf(inner), ...own };
  metas.set(schema, meta);
  return meta;
}

const noShape: Shape = {};

/** Returns the fields of an object by name, in their order; none for anything else. */
export function shapeOf(schema: Schema | undefined): Shape {
  return (schema && definitionOf(unwrap(schema)).shape) ?? noShape;
}

/** Returns the schema of a list's entries; undefined for anything else. */
export function elementOf(schema: Schema | undefined): Schema | undefined {
  return schema && definitionOf(unwrap(schema)).element;
}

/** Returns the values of an enum; undefined for anything else. */
export function optionsOf(schema: Schema): string[] | undefined {
  const { entries } = definitionOf(unwrap(schema));
  return entries && Object.values(entries);
}

/** Whether a number has to be a whole one. */
export function isInteger(schema: Schema): boolean {
  return definitionOf(unwrap(schema)).format === "safeint";
}

interface Bounds {
  minimum?: number;
  maximum?: number;
}

/** Returns the minimum and maximum length of a text or list, or value of a number. */
export function boundsOf(schema: Schema): Bounds {
  const bounds = (definitionOf(unwrap(schema)).checks ?? []).map((check) => check._zod.def);
  const exact = bounds.find(({ length }) => length !== undefined)?.length;
  const least = bounds.find(({ check }) => check === "greater_than")?.value;
  const most = bounds.find(({ check }) => check === "less_than")?.value;
  const minimum = exact ?? bounds.find((bound) => bound.minimum !== undefined)?.minimum ?? least;
  const maximum = exact ?? bounds.find((bound) => bound.maximum !== undefined)?.maximum ?? most;
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

/** Returns the schema of the field at `path`, such as `["phases", 0, "title"]`. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  return path.reduce<Schema | undefined>(
    (current, key) =>
      typeof key === "number" ? elementOf(current) : shapeOf(current)[String(key)],
    schema,
  );
}

export type Path = readonly PropertyKey[];

/** A value in some data, with its field. */
export interface Value {
  value: unknown;
  path: Path;
  /** The field's schema, unwrapped. */
  schema: Schema;
  meta: FieldMeta;
}

/**
 * Yields every value in the data that has a field in the schema, objects and lists included, each before what is inside it.
 * Data that does not match the schema is skipped.
 */
export function* valuesIn(field: Schema, value: unknown, path: Path = []): Generator<Value> {
  if (value === undefined || value === null) return;
  const schema = unwrap(field);
  yield { value, path, schema, meta: metaOf(field) };
  const element = elementOf(schema);
  if (element && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* valuesIn(element, item, [...path, index]);
  } else if (typeof value === "object") {
    for (const [key, child] of Object.entries(shapeOf(schema)))
      yield* valuesIn(child, (value as Record<string, unknown>)[key], [...path, key]);
  }
}

/** Returns as much of some data as matches the schema; the entries of lists keep their places, empty if need be. */
export function formed(schema: Schema, value: unknown): unknown {
  const element = elementOf(schema);
  const isList = Array.isArray(value);
  if (element) return isList ? value.map((item) => formed(element, item)) : [];
  const type = typeOf(schema);
  if (type !== "object") {
    const isText = ["string", "enum"].includes(type);
    return typeof value === (isText ? "string" : type) ? value : isText ? "" : undefined;
  }
  const group = (typeof value === "object" && !isList ? value : undefined) ?? {};
  const fields = Object.entries(shapeOf(schema)).filter(([key]) => Object.hasOwn(group, key));
  return Object.fromEntries(
    fields.map(([key, field]) => [key, formed(field, group[key as keyof typeof group])]),
  );
}

/** A field of a schema with its name and its place: `phases[].picture.alt`. */
interface Field {
  name: string;
  place: string;
  schema: Schema;
}

/** Yields every field inside an object; the places of fields in the entries of a list contain `[]`. */
export function* fieldsIn(schema: Schema, prefix = ""): Generator<Field> {
  for (const [name, field] of Object.entries(shapeOf(schema))) {
    const place = `${prefix}${name}`;
    yield { name, place, schema: field };
    const element = elementOf(field);
    yield* element ? fieldsIn(element, `${place}[].`) : fieldsIn(field, `${place}.`);
  }
}

/** Returns the field by which readers tell entries apart: the title, question or name, or else the first text. */
export function namingField(schema: Schema): string | undefined {
  const fields = Object.entries(shapeOf(schema));
  const named = fields.find(([name]) => /^(title|question|name)$/.test(name));
  return (named ?? fields.find(([, field]) => metaOf(field).role === "text"))?.[0];
}

/** Returns the field that identifies an entry; undefined where its name does. */
export function idField(entry: Schema): string | undefined {
  return Object.entries(shapeOf(entry)).find(([, field]) => metaOf(field).role === "id")?.[0];
}
