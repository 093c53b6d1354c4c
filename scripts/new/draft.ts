/** A draft's front matter, from the content model: answers where there are some, places to fill in elsewhere. Pure. */
import type { z } from "zod";
import { leftoverMark, leftoverPicture } from "../../src/gatsby/check/leftovers";
import { unwrap } from "../../src/gatsby/explain";
import type { FieldMeta } from "../../src/gatsby/model";

type Schema = z.core.$ZodType & { meta?: () => FieldMeta | undefined };

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  entries?: Record<string, string>;
  checks?: { _zod: { def: { minimum?: number; maximum?: number; length?: number } } }[];
}

const definitionOf = (schema: Schema) =>
  (schema as unknown as { _zod: { def: Definition } })._zod.def;

/** The shortest text, list or number that the schema takes, and the longest. */
function boundsOf(schema: Schema): { minimum: number; maximum: number } {
  const all = (definitionOf(schema).checks ?? []).map((check) => check._zod.def);
  const exact = all.find((check) => check.length !== undefined)?.length;
  const minimum = exact ?? all.find((check) => check.minimum !== undefined)?.minimum ?? 0;
  const maximum = exact ?? all.find((check) => check.maximum !== undefined)?.maximum ?? Infinity;
  return { minimum, maximum };
}

/**
 * Every required field of the schema.
 * @param known values by field; they are taken as they are
 * @param today YYYY-MM-DD, for dates
 */
export function draftOf(
  schema: Schema,
  known: Readonly<Record<string, unknown>>,
  today: string,
): Record<string, unknown> {
  const fields = Object.entries(definitionOf(schema).shape ?? {}).flatMap(([key, field]) => {
    if (key in known) return [[key, known[key]] as const];
    if (definitionOf(field).type === "optional") return [];
    return [[key, valueFor(field, today)] as const];
  });
  return Object.fromEntries(fields);
}

function valueFor(field: Schema, today: string): unknown {
  const schema: Schema = unwrap(field);
  const { type, element, entries } = definitionOf(schema);
  const meta = schema.meta?.();
  const { minimum, maximum } = boundsOf(schema);
  if (meta?.role === "picture") {
    const alt = `${leftoverMark} what the picture shows, for people who cannot see it`;
    return { src: `./${leftoverPicture}`, alt };
  }
  if (meta?.role === "date") return today;
  switch (type) {
    case "object":
      return draftOf(schema, {}, today);
    case "array":
      return Array.from({ length: minimum }, () => element && valueFor(element, today));
    case "enum":
      return Object.keys(entries ?? {})[0];
    case "boolean":
      return true;
    case "number":
      return Math.max(minimum, 1);
    default:
      return placeFor(meta?.description ?? "", minimum, maximum);
  }
}

/** Words that say what is to be written, of a length that the field takes. */
function placeFor(description: string, minimum: number, maximum: number): string {
  const words = `${leftoverMark} ${description}`;
  const length = maximum === Infinity ? "" : ` (${minimum} to ${maximum} characters)`;
  const whole = words.length + length.length <= maximum ? words + length : words;
  return whole.slice(0, maximum).trim().padEnd(minimum, " …").replace(/ $/, "…");
}
