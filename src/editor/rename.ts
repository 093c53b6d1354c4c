/** A page gets another address: what the other files say of it is changed with it. Pure. */
import { readContent } from "../content/content-file";
import { placeOf } from "../content/paths";
import type { PageKind } from "../content/registry";
import { valuesIn } from "../content/schema";

/** A page, and the slug that takes the place of its own. */
export interface Renaming {
  kind: PageKind;
  from: string;
  to: string;
}

/** The text of another file with its links and references to the new address. */
export function renamedIn(file: string, raw: string, { kind, from, to }: Renaming): string {
  const route = `${kind.route}/`;
  const link = new RegExp(
    String.raw`((?:\]\(|\]:\s*|href=["'])<?${route})${from}(?=[\s)>#?"'])`,
    "g",
  );
  const lines = raw.replace(link, `$1${to}`).split("\n");
  const place = placeOf(file.replace(/^content\//, ""));
  const content = place && readContent(place, file, new TextEncoder().encode(raw)).content;
  if (!content) return lines.join("\n");
  for (const { value, path, meta } of valuesIn(content.kind.fileSchema, content.data)) {
    if (meta.role !== "reference" || meta.refersTo !== kind.name || value !== from) continue;
    const index = content.yaml.lineOf(path) - 1;
    // The value is the last word of its line, or one of a list in brackets.
    const word = new RegExp(String.raw`(?<![\w-])${from}(?=["']?\s*(?:[,\]#]|$))`);
    lines[index] = lines[index]?.replace(word, to) ?? "";
  }
  return lines.join("\n");
}
