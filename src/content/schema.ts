/**
 * The only module that looks into zod: whatever is derived from the schemas walks them with these
 * functions. Pure.
 */
import { z } from "zod";

/** The fewest and the most words. */
export interface WordLimits {
  minimum: number;
  maximum: number;
}

interface CommonMeta {
  /** What the field is for, in one sentence; shown in GraphiQL and in editors. */
  description?: string;
  /** Of an object: the name of its GraphQL type. */
  typeName?: string;
  /**
   * Of a value that has to be unique: its scope. No two fields with the same scope may have the
   * same value.
   */
  unique?: string;
}

/** Words for readers. */
export interface TextMeta extends CommonMeta {
  role: "text" | "markdown";
  /** Fewer characters than this say too little; that is advice. */
  least?: number;
  /**
   * `true` when left out: a name is not translated, and what is a name in some entries only may be
   * (`"optional"`).
   */
  translate?: boolean | "optional";
  /** Whether its translations have the same limits, as tabs and search results cut it off. */
  exactLength?: true;
  /** What it has to be read as: weeks, from which bars are drawn. */
  form?: "weeks";
  /** The names in braces that are filled in where it is used, besides the facts of the business. */
  placeholders?: readonly string[];
  /** Whether it is part of its page's running text, whose words are counted. */
  runningText?: true;
  /** How many words it should have; that is advice. */
  words?: WordLimits;
}

/**
 * The name of a kind (`service`), or of a list in one whose entries have ids (`business.offers`).
 */
type ReferenceMeta = CommonMeta & { role: "reference"; refersTo: string };
/** The width in pixels. */
type PictureMeta = CommonMeta & { role: "picture"; minimumWidth: number };
/** `ages`: it is when something was looked up, which has to be done again. */
type DateMeta = CommonMeta & { role: "date"; ages?: true };
/** The path of a file beside the one that names it; a picture's has a width. */
type FileMeta = CommonMeta & { role: "file"; minimumWidth?: number };
/**
 * `path` is an earlier address of a page, `page` the address of a page of the site, `expiry` the
 * last day on which something is valid, `quotation` somebody else's words, which are neither
 * translated nor typeset nor checked for style, `code` any other text for machines.
 */
type OtherMeta = CommonMeta & {
  role: "drawing" | "code" | "expiry" | "url" | "path" | "page" | "id" | "quotation";
};
/** The SHA-256 of the field beside it that is named here. */
type HashMeta = CommonMeta & { role: "hash"; of: string };

/**
 * What a field means beyond its JavaScript type; zod's `.meta()` takes it, and whatever walks the
 * schemas switches on the role. An object, a list and an enum have no role.
 */
export type FieldMeta =
  | TextMeta
  | ReferenceMeta
  | PictureMeta
  | FileMeta
  | DateMeta
  | HashMeta
  | OtherMeta
  | (CommonMeta & { role?: never });

/** Any schema of zod's. */
export type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** Returns the schema inside `optional`. */
export const unwrap = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;

/**
 * Returns the type of a value that is there: `object`, `array`, `string`, `number`, `boolean`,
 * `enum` …
 */
export const typeOf = (schema: Schema): string => unwrap(schema)._zod.def.type;

/** Whether an author may leave the field out. */
export const isOptional = (schema: Schema): boolean => schema instanceof z.ZodOptional;

/** Returns the metadata of a field: its own, completed by that of the schema that it wraps. */
export function metaOf(schema: Schema): FieldMeta {
  const inner = unwrap(schema);
  const own: FieldMeta | undefined = (schema as z.ZodType).meta();
  return { ...(inner === schema ? {} : metaOf(inner)), ...own };
}

/**
 * Returns the name of an object's GraphQL type.
 * @throws where its schema has none: two such objects would share a type
 */
export function typeNameOf(schema: Schema): string {
  const { typeName, description } = metaOf(schema);
  if (typeName === undefined)
    throw new Error(
      `An object of content has no typeName: ${description ?? "without description"}`,
    );
  return typeName;
}

/** Returns the fields of an object by name, in their order; none for anything else. */
export function shapeOf(schema: Schema | undefined): Shape {
  const inner = schema && unwrap(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
}

/** Returns the schema of a list's entries; undefined for anything else. */
export function elementOf(schema: Schema | undefined): Schema | undefined {
  const inner = schema && unwrap(schema);
  return inner instanceof z.ZodArray ? inner.element : undefined;
}

/**
 * Returns a function that adds fields to the objects in a schema, by the names of their GraphQL
 * types. A schema to which nothing is added stays the same one, and one that stands in two places
 * becomes the same one in both.
 */
export function addingFields(added: readonly Readonly<Record<string, z.ZodRawShape>>[]) {
  const made = new Map<Schema, Schema>();
  const make = (schema: Schema): Schema => {
    if (schema instanceof z.ZodOptional) {
      const inner = schema.unwrap();
      const more = extended(inner);
      return more === inner ? schema : z.optional(more).meta(schema.meta() ?? {});
    }
    if (schema instanceof z.ZodArray) {
      const element = extended(schema.element);
      return element === schema.element
        ? schema
        : schema.clone({ ...schema.def, element }).meta(schema.meta() ?? {});
    }
    if (!(schema instanceof z.ZodObject)) return schema;
    const changed = Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
      const more = extended(field);
      return more === field ? [] : [[name, more] as const];
    });
    const { typeName = "" } = metaOf(schema);
    const own = added.flatMap((fields) => Object.entries(fields[typeName] ?? {}));
    const shape = Object.fromEntries([...changed, ...own]) as z.ZodRawShape;
    return Object.keys(shape).length === 0
      ? schema
      : schema.safeExtend(shape).meta(schema.meta() ?? {});
  };
  const extended = (schema: Schema): Schema => {
    const known = made.get(schema) ?? make(schema);
    made.set(schema, known);
    return known;
  };
  return <One extends Schema>(schema: One): One => extended(schema) as One;
}

/** Returns the schema of the field at `path`, such as `["phases", 0, "title"]`. */
export const schemaAt = (schema: Schema, path: readonly PropertyKey[]): Schema | undefined =>
  path.reduce<Schema | undefined>(
    (current, key) =>
      typeof key === "number" ? elementOf(current) : shapeOf(current)[String(key)],
    schema,
  );

/** Where a value is in some data: names of fields and positions in lists. */
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
 * Yields every value that has a field in the schema, each before what is inside it; data that does
 * not match is skipped.
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

/**
 * Returns the field by which readers tell entries apart: the title, question, name or value, or
 * else the first text.
 */
export function namingField(schema: Schema): string | undefined {
  const fields = Object.entries(shapeOf(schema));
  const named = fields.find(([name]) => /^(title|question|name|value)$/.test(name));
  return (named ?? fields.find(([, field]) => metaOf(field).role === "text"))?.[0];
}

/** Returns the field that identifies an entry; undefined where its name does. */
export const idField = (entry: Schema): string | undefined =>
  Object.entries(shapeOf(entry)).find(([, field]) => metaOf(field).role === "id")?.[0];
