/** Updates other files when a page moves or is deleted. Pure. */
import { readContent } from "../content/content-file";
import type { YamlData } from "../content/front-matter";
import { placeOf, translationPlaceOf } from "../content/paths";
import type { PageKind } from "../content/registry";
import { valuesIn, type Value } from "../content/schema";
import { readTranslation, translatedSchema } from "../content/translation";

/** A page's change of slug. */
export interface Renaming {
  kind: PageKind;
  from: string;
  to: string;
}

/** Returns the text of another file, original or translation, with its links and references to the page updated. */
export function withNewSlug(file: string, raw: string, { kind, from, to }: Renaming): string {
  const route = `${kind.route}/`;
  const link = new RegExp(
    String.raw`((?:\]\(|\]:\s*|href=["'])<?${route})${from}(?=[\s)>#?"'])`,
    "g",
  );
  const lines = raw.replace(link, `$1${to}`).split("\n");
  const { yaml, references } = referencesIn(file, raw, `${kind.name} ${from}`);
  for (const { path } of references) {
    const index = (yaml?.lineOf(path) ?? 0) - 1;
    // The value ends its line, or is in a list in brackets.
    const word = new RegExp(String.raw`(?<![\w-])${from}(?=["']?\s*(?:[,\]#]|$))`);
    lines[index] = lines[index]?.replace(word, to) ?? "";
  }
  return lines.join("\n");
}

/**
 * Returns the text of another file, original or translation, without the entry that belongs to a page.
 * @param name the page as references name it, such as `service casino`
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
  if (!content) return { references: [] };
  const { fileSchema } = content.kind;
  const schema = translated ? translatedSchema(fileSchema) : fileSchema;
  const references = [...(schema ? valuesIn(schema, content.data) : [])].filter(
    ({ value, meta }) =>
      meta.role === "reference" && `${meta.refersTo ?? ""} ${String(value)}` === name,
  );
  return { yaml: content.yaml, references };
}
