/** A draft's front matter, from its schema: answers where there are some, places to fill in elsewhere. Pure. */
import { leftoverMark, leftoverPicture } from "../../src/content/check/leftovers";
import {
  boundsOf,
  elementOf,
  isOptional,
  metaOf,
  optionsOf,
  shapeOf,
  typeOf,
  type Schema,
} from "../../src/content/schema";

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
  const fields = Object.entries(shapeOf(schema)).flatMap(([key, field]) => {
    if (key in known) return [[key, known[key]] as const];
    if (isOptional(field)) return [];
    return [[key, valueFor(field, today)] as const];
  });
  return Object.fromEntries(fields);
}

function valueFor(field: Schema, today: string): unknown {
  const { role, description = "" } = metaOf(field);
  const { minimum = 0, maximum = Infinity } = boundsOf(field);
  if (role === "picture") {
    const alt = `${leftoverMark} what the picture shows, for people who cannot see it`;
    return { src: `./${leftoverPicture}`, alt };
  }
  if (role === "date") return today;
  const element = elementOf(field);
  if (element) return Array.from({ length: minimum }, () => valueFor(element, today));
  switch (typeOf(field)) {
    case "object":
      return draftOf(field, {}, today);
    case "enum":
      return optionsOf(field)?.[0];
    case "boolean":
      return true;
    case "number":
      return Math.max(minimum, 1);
    default:
      return placeFor(description, minimum, maximum);
  }
}

/** Words that say what is to be written, of a length that the field takes. */
function placeFor(description: string, minimum: number, maximum: number): string {
  const words = `${leftoverMark} ${description}`;
  const length = maximum === Infinity ? "" : ` (${minimum} to ${maximum} characters)`;
  const whole = words.length + length.length <= maximum ? words + length : words;
  return whole.slice(0, maximum).trim().padEnd(minimum, " …").replace(/ $/, "…");
}
