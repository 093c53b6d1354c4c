/** Facts that only the owner can supply and that are still missing, for `npm run check:content -- --owner` and the editor. Pure. */
import { elementOf, metaOf, shapeOf, typeOf, type Path, type Schema } from "./schema";

export interface MissingFact {
  path: Path;
  /** What to write. */
  write: string;
  /** Where visitors see it, in words that follow “Shown”. */
  shown: string;
}

/** Returns every such fact that is missing in a file. A boolean (`sample`, `pending`) counts as missing while it is true. */
export function missingFacts(schema: Schema, value: unknown, path: Path = []): MissingFact[] {
  const { owner, description = "" } = metaOf(schema);
  if (owner && isMissing(schema, value)) return [{ path, write: description, shown: owner }];
  const element = elementOf(schema);
  if (element)
    return (Array.isArray(value) ? value : []).flatMap((item, index) =>
      missingFacts(element, item, [...path, index]),
    );
  const held = (value ?? {}) as Record<string, unknown>;
  return Object.entries(shapeOf(schema)).flatMap(([name, field]) =>
    missingFacts(field, held[name], [...path, name]),
  );
}

function isMissing(schema: Schema, value: unknown): boolean {
  if (typeOf(schema) === "boolean") return value === true;
  if (value === undefined || value === null || value === "") return true;
  return Array.isArray(value) && value.length === 0;
}
