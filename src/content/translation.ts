/**
 * What a translation contains: the texts for visitors, which `isTranslated` decides, in the same
 * places as in its original. Pure.
 */
import { z } from "zod";
import { isPage, readFields, type ContentFile, type FileParts } from "./content-file";
import type { FileBytes } from "./details";
import type { Mistake } from "./front-matter";
import { hashField, type Language } from "./language";
import type { Kind } from "./registry";
import {
  elementOf,
  idField,
  isOptional,
  metaOf,
  namingField,
  shapeOf,
  unwrap,
  type FieldMeta,
  type TextMeta,
  type Schema,
} from "./schema";

/**
 * How much longer a translated text may be than the original's limit, unless search results or tabs
 * cut it off.
 */
const room = 4 / 3;

/**
 * Whether a field is text for visitors; names and the titles of publications are not. `translate`
 * in its metadata decides.
 */
export const isTranslated = (meta: FieldMeta): boolean =>
  meta.role === "markdown" || (meta.role === "text" && meta.translate !== false);

/**
 * Returns the field by which an entry of a list is found in the original: its id, or else its
 * reference, or its name.
 */
function keyField(entry: Schema): string | undefined {
  const fields = Object.entries(shapeOf(entry));
  const reference = fields.find(
    ([, field]) => metaOf(field).role === "reference" && !isOptional(field),
  );
  const name = namingField(entry);
  const isName = name !== undefined && !isTranslated(metaOf(shapeOf(entry)[name] ?? entry));
  return idField(entry) ?? reference?.[0] ?? (isName ? name : undefined);
}

const schemas = new WeakMap<Schema, { schema: z.ZodType | undefined }>();

/**
 * Returns the schema of a field's translation; undefined where nothing of it is translated. What
 * may be missing is checked by `check/pair.ts`.
 */
export function translatedSchema(field: Schema): z.ZodType | undefined {
  const schema = unwrap(field);
  const known = schemas.get(field);
  if (known) return known.schema;
  const { unique: _unique, translate: _translate, ...meta } = metaOf(field) as TextMeta;
  const made = derived(field, schema)?.meta(meta);
  schemas.set(field, { schema: made });
  return made;
}

function derived(field: Schema, schema: Schema): z.ZodType | undefined {
  const element = elementOf(schema);
  if (element) {
    const entry = translatedSchema(element);
    const key = entry && keyField(element);
    const keySchema = key && (shapeOf(element)[key] as z.ZodType | undefined);
    if (!entry) return undefined;
    return z.array(
      keySchema ? z.strictObject({ [key]: keySchema.optional(), ...shapeOf(entry) }) : entry,
    );
  }
  const fields = Object.entries(shapeOf(schema)).flatMap(([name, child]) => {
    const part = translatedSchema(child);
    return part ? [[name, part.optional()] as const] : [];
  });
  if (fields.length > 0) return z.strictObject(Object.fromEntries(fields));
  if (!isTranslated(metaOf(field))) return undefined;
  const { minLength, maxLength } = schema as z.ZodString;
  const text = z
    .string()
    .trim()
    .min(minLength ?? 1);
  if (maxLength === null) return text;
  return text.max("exactLength" in metaOf(field) ? maxLength : Math.floor(maxLength * room));
}

/** Whether anything in the files of a kind is translated. */
export const isTranslatable = ({ type, fileSchema }: Kind): boolean =>
  type === "page" || translatedSchema(fileSchema) !== undefined;

/** The translation of a file of content that matches its schema. */
export interface TranslationFile extends FileParts {
  kind: Kind;
  slug: string;
  language: Language;
  /** Path from the project's root, and that of the original. */
  file: string;
  original: string;
  /** The version of the original that was translated; see `hashOfOriginal`. */
  originalHash: string | undefined;
}

type Placed = Pick<TranslationFile, "kind" | "slug" | "language" | "file" | "original">;

/** Reads a translation. Returns its mistakes and, where it matches its schema, its words. */
export function readTranslation(
  placed: Placed,
  bytes: FileBytes,
): { translation?: TranslationFile; mistakes: Mistake[] } {
  const words = translatedSchema(placed.kind.fileSchema) ?? z.strictObject({});
  const schema = z.strictObject({ [hashField]: z.string().optional(), ...shapeOf(words) });
  const { mistakes, parts } = readFields(placed.kind, schema, placed.file, bytes);
  if (!parts) return { mistakes };
  const { [hashField]: originalHash, ...data } = parts.data;
  return {
    translation: { ...placed, ...parts, data, originalHash: originalHash as string },
    mistakes,
  };
}

/**
 * Returns as much of some data as is translated; with `keys`, lists keep the fields by which their
 * entries are found.
 */
export function translatable(field: Schema, value: unknown, keys = true): unknown {
  if (value === undefined || !translatedSchema(field)) return undefined;
  const element = elementOf(field);
  if (element && Array.isArray(value)) {
    const key = keys && keyField(element);
    return value.map((item: unknown) => {
      const kept = translatable(element, item, keys);
      return key ? { [key]: (item as Record<string, unknown>)[key], ...(kept as object) } : kept;
    });
  }
  if (value === null || typeof value !== "object") return value;
  const group = value as Record<string, unknown>;
  const fields = Object.entries(shapeOf(field)).flatMap(([name, child]) => {
    const kept = translatable(child, group[name], keys);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(fields);
}

/**
 * Returns a hash of the translated part of an original, which changes with its text. Line breaks
 * make no difference.
 */
export function hashOfOriginal(content: ContentFile): string {
  const fields = translatable(content.kind.fileSchema, content.data);
  const text = `${JSON.stringify(fields)}\n${isPage(content) ? content.body : ""}`;
  return fnv1a(text.replace(/\\n/g, " ").replace(/\s+/g, " ").trim());
}

/**
 * FNV-1a of 64 bits: nothing here is secret, and another hash would mark every translation as out
 * of date.
 */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

/**
 * Merges a translation into the data of its original: what the translation leaves out stays as it
 * is, and what the original no longer has is dropped.
 */
export function inWordsOf(original: unknown, words: unknown): unknown {
  if (original === undefined || words === undefined || words === null) return original;
  if (Array.isArray(original) && Array.isArray(words))
    return original.map((item, index) => inWordsOf(item, words[index]));
  if (original === null || typeof original !== "object" || typeof words !== "object") return words;
  const fields = Object.entries(words).map(([name, value]) => [
    name,
    inWordsOf((original as Record<string, unknown>)[name], value),
  ]);
  return { ...original, ...(Object.fromEntries(fields) as object) };
}
