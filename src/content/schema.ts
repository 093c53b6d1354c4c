/**
 * The only module that looks into zod. Everything that is derived from the schemas of the content (its check, the GraphQL
 * types, the editor's forms, JSON Schemas, references, drafts) walks them with these functions. Pure.
 */
import type { z } from "zod";

/** What a field means beyond its JavaScript type; the walkers switch on it. */
export type FieldRole =
  | "text"
  /** A text for machines, such as a phone number or a path of a drawing: no words to be read. */
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

/** What a text is on the page that shows it; a label or the cell of a table when nothing is said. */
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
  /** Of Markdown: it belongs to the running text of its page, whose words are counted. */
  runningText?: boolean;
  /** Of Markdown: how many words it has. */
  words?: WordLimits;
  /** Of a reference: a kind (`service`), or a list with ids inside one (`business.offers`). */
  refersTo?: string;
  /**
   * Of a value that may stand only once: where. Two fields with the same scope may not hold the same value; a scope can
   * name another field of its file, `{group}`, and then holds for those that agree in it.
   */
  unique?: string;
  /** Of a reference to a kind of page: each published page of the kind has to be named once, by an entry that goes with it. */
  covers?: boolean;
  /** Of a picture: the fewest pixels that it may be wide. */
  minimumWidth?: number;
  /**
   * Whether a text is translated, where its role does not say it: a name is not (`false`); and one that is a name in some
   * entries and words in others may be (`"optional"`).
   */
  translate?: boolean | "optional";
  /** Of a text: no translation of it may be longer, as tabs and search results cut it off. */
  exactLength?: boolean;
  /** Of an object: the name of its GraphQL type. */
  typeName?: string;
  /** Of a fact that only the owner can supply: where it is shown, in words that follow “Shown”. See `owner-facts.ts`. */
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

/** What zod knows of a schema. */
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

/** The schema below `optional` and similar wrappers. */
export function unwrap(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return innerType ? unwrap(innerType) : schema;
}

/** `object`, `array`, `string`, `number`, `boolean`, `enum` …: what a value is once it is there. */
export function typeOf(schema: Schema): string {
  return definitionOf(unwrap(schema)).type;
}

export function isOptional(schema: Schema): boolean {
  return definitionOf(schema).type === "optional";
}

const metas = new WeakMap<Schema, FieldMeta>();

/** The meta data of a field: what is written on it, completed by what is written on the schema that it wraps. */
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

/** The fields of an object by name, in their order; none for anything else. */
export function shapeOf(schema: Schema | undefined): Shape {
  return (schema && definitionOf(unwrap(schema)).shape) ?? noShape;
}

/** The schema of a list's entries; undefined for what is no list. */
export function elementOf(schema: Schema | undefined): Schema | undefined {
  return schema && definitionOf(unwrap(schema)).element;
}

/** The values of a choice; undefined for what is none. */
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

/** The shortest and longest text or list, the smallest and largest number that the schema takes. */
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

/** The schema of the field at `path`, such as `["phases", 0, "title"]`. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  return path.reduce<Schema | undefined>(
    (current, key) =>
      typeof key === "number" ? elementOf(current) : shapeOf(current)[String(key)],
    schema,
  );
}

export type Path = readonly PropertyKey[];

/** A value of some data with the field that it fills. */
export interface Value {
  value: unknown;
  path: Path;
  /** The field's schema, unwrapped. */
  schema: Schema;
  meta: FieldMeta;
}

/**
 * Every value of the data that the schema knows, objects and lists included, each before what it holds. Data of another
 * form than the schema's is passed over.
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

/** As much of some data as has the schema's form; entries of lists keep their places, if need be as empty ones. */
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

/** A field of a schema with its name and the way to it: `phases[].picture.alt`. */
interface Field {
  name: string;
  place: string;
  schema: Schema;
}

/** Every field below an object, whatever data there is; the fields of a list's entries are behind `[]`. */
export function* fieldsIn(schema: Schema, prefix = ""): Generator<Field> {
  for (const [name, field] of Object.entries(shapeOf(schema))) {
    const place = `${prefix}${name}`;
    yield { name, place, schema: field };
    const element = elementOf(field);
    yield* element ? fieldsIn(element, `${place}[].`) : fieldsIn(field, `${place}.`);
  }
}

/** The field that tells one entry from another for a reader: its title, question or name, or else its first text. */
export function namingField(schema: Schema): string | undefined {
  const fields = Object.entries(shapeOf(schema));
  const named = fields.find(([name]) => /^(title|question|name)$/.test(name));
  return (named ?? fields.find(([, field]) => metaOf(field).role === "text"))?.[0];
}
