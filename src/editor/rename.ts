/** Updates other files when a page gets another address or is deleted. Pure. */
import { readContent } from "../content/content-file";
import { placeOf, translationPlaceOf } from "../content/paths";
import type { PageKind } from "../content/registry";
import { valuesIn, type Value } from "../content/schema";
import { readTranslation, translatedSchema } from "../content/translation";
import type { YamlData } from "../content/front-matter";

/** A page, and the slug that takes the place of its own. */
export interface Renaming {
  kind: PageKind;
  from: string;
  to: string;
}

/** The text of another file, or of its translation, with its links and references to the new address. */
export function renamedIn(file: string, raw: string, { kind, from, to }: Renaming): string {
  const route = `${kind.route}/`;
  const link = new RegExp(
    String.raw`((?:\]\(|\]:\s*|href=["'])<?${route})${from}(?=[\s)>#?"'])`,
    "g",
  );
  const lines = raw.replace(link, `$1${to}`).split("\n");
  const { yaml, references } = referencesIn(file, raw, `${kind.name} ${from}`);
  for (const { path } of references) {
    const index = (yaml?.lineOf(path) ?? 0) - 1;
    // The value is the last word of its line, or one of a list in brackets.
    const word = new RegExp(String.raw`(?<![\w-])${from}(?=["']?\s*(?:[,\]#]|$))`);
    lines[index] = lines[index]?.replace(word, to) ?? "";
  }
  return lines.join("\n");
}

/**
 * The text of another file, or of its translation, without the entry that belongs to a page.
 * @param name what references call the page, such as `service casino`
 */
export function withoutEntryOf(file: string, raw: string, name: string): string {
  const { yaml, references } = referencesIn(file, raw, name);
  const lines = raw.split("\n");
  for (const { path } of references.filter(({ meta }) => meta.covers).reverse()) {
    const [first, last] = yaml?.linesOf(path.slice(0, -1)) ?? [1, 0];
    lines.splice(first - 1, last - first + 1);
  }
  return lines.join("\n");
}

function referencesIn(
  file: string,
  raw: string,
  name: string,
): { yaml?: YamlData; references: Value[] } {
  const bytes = new TextEncoder().encode(raw);
  const relative = file.replace(/^content\//, "");
  const [place, translated] = [placeOf(relative), translationPlaceOf(relative)];
  const content = translated
    ? readTranslation({ ...translated, file }, bytes).translation
    : place && readContent(place, file, bytes).content;
  const schema = content && (translated ? translatedSchema : unchanged)(content.kind.fileSchema);
  if (!schema) return { references: [] };
  const references = [...valuesIn(schema, content.data)].filter(
    ({ value, meta }) =>
      meta.role === "reference" && `${meta.refersTo ?? ""} ${String(value)}` === name,
  );
  return { yaml: content.yaml, references };
}

const unchanged = (schema: PageKind["fileSchema"]) => schema;
