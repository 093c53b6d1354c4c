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
  type FieldMeta,
  type Schema,
} from "../../src/content/schema";

/** What a draft is filled with. */
export interface Filling {
  /** YYYY-MM-DD, for dates. */
  today: string;
  picture: { src: string; alt: string };
  /** A text of a length that the field takes. */
  text: (minimum: number, maximum: number, meta: FieldMeta) => string;
}

/** Words that say what is to be written. */
export const placesToFill = (today: string): Filling => ({
  today,
  picture: {
    src: `./${leftoverPicture}`,
    alt: `${leftoverMark} what the picture shows, for people who cannot see it`,
  },
  text: (minimum, maximum, { description = "" }) => {
    const words = `${leftoverMark} ${description}`;
    const length = maximum === Infinity ? "" : ` (${minimum} to ${maximum} characters)`;
    const whole = words.length + length.length <= maximum ? words + length : words;
    return whole.slice(0, maximum).trim().padEnd(minimum, " …").replace(/ $/, "…");
  },
});

/**
 * Every required field of the schema.
 * @param known values by field; they are taken as they are
 */
export function draftOf(
  schema: Schema,
  known: Readonly<Record<string, unknown>>,
  filling: Filling,
): Record<string, unknown> {
  const fields = Object.entries(shapeOf(schema)).flatMap(([key, field]) => {
    if (key in known) return [[key, known[key]] as const];
    if (isOptional(field)) return [];
    return [[key, valueFor(field, filling)] as const];
  });
  return Object.fromEntries(fields);
}

function valueFor(field: Schema, filling: Filling): unknown {
  const meta = metaOf(field);
  const { minimum = 0, maximum = Infinity } = boundsOf(field);
  if (meta.role === "picture") return filling.picture;
  if (meta.role === "date") return filling.today;
  const element = elementOf(field);
  if (element) return Array.from({ length: minimum }, () => valueFor(element, filling));
  switch (typeOf(field)) {
    case "object":
      return draftOf(field, {}, filling);
    case "enum":
      return optionsOf(field)?.[0];
    case "boolean":
      return true;
    case "number":
      return Math.max(minimum, 1);
    default:
      return filling.text(minimum, maximum, meta);
  }
}
