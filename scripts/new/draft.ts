/** A draft's front matter, from the content model: answers where there are some, places to fill in elsewhere. Pure. */
import { leftoverMark, leftoverPicture } from "../../src/gatsby/check/leftovers";
import { unwrap } from "../../src/gatsby/explain";
import { boundsOf, definitionOf, isOptional, type Schema } from "../../src/gatsby/model/walk";

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
    if (isOptional(field)) return [];
    return [[key, valueFor(field, today)] as const];
  });
  return Object.fromEntries(fields);
}

function valueFor(field: Schema, today: string): unknown {
  const schema: Schema = unwrap(field);
  const { type, element, entries } = definitionOf(schema);
  const meta = schema.meta?.();
  const { minimum = 0, maximum = Infinity } = boundsOf(schema);
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
