/** Drafts the fields of a new entry from its schema: given values, and placeholders for the rest. Pure. */
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

/** Values for the required fields that nothing else supplies. */
interface Placeholders {
  /** YYYY-MM-DD, for dates. */
  today: string;
  picture: { src: string; alt: string };
  /** Returns a text whose length is within the field's limits. */
  text: (minimum: number, maximum: number, meta: FieldMeta) => string;
}

/** Returns placeholders that tell the author what to write. */
export const placeholdersFor = (today: string): Placeholders => ({
  today,
  picture: {
    src: `./${leftoverPicture}`,
    alt: `${leftoverMark} what the picture shows, for people who cannot see it`,
  },
  text: (minimum, maximum, { description = "" }) => {
    const words = `${leftoverMark} ${description}`;
    const limits = maximum === Infinity ? "" : ` (${minimum} to ${maximum} characters)`;
    const text = words.length + limits.length <= maximum ? words + limits : words;
    return text.slice(0, maximum).trim().padEnd(minimum, " …").replace(/ $/, "…");
  },
});

/**
 * Returns every required field of the schema, and the optional ones that are given.
 * @param given values by field name, used as they are
 */
export function draftOf(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
  placeholders: Placeholders,
): Record<string, unknown> {
  const fields = Object.entries(shapeOf(schema)).flatMap(([key, field]) => {
    if (key in given) return [[key, given[key]] as const];
    if (isOptional(field)) return [];
    return [[key, valueFor(field, placeholders)] as const];
  });
  return Object.fromEntries(fields);
}

function valueFor(field: Schema, placeholders: Placeholders): unknown {
  const meta = metaOf(field);
  const { minimum = 0, maximum = Infinity } = boundsOf(field);
  if (meta.role === "picture") return placeholders.picture;
  if (meta.role === "date") return placeholders.today;
  const element = elementOf(field);
  if (element) return Array.from({ length: minimum }, () => valueFor(element, placeholders));
  switch (typeOf(field)) {
    case "object":
      return draftOf(field, {}, placeholders);
    case "enum":
      return optionsOf(field)?.[0];
    case "boolean":
      return true;
    case "number":
      return Math.max(minimum, 1);
    default:
      return placeholders.text(minimum, maximum, meta);
  }
}
