/** Compares a translation with its original: the same fields, entries, headings, links, rules and pictures. Pure. */
import { visit } from "unist-util-visit";
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { mistakeAt } from "../issues";
import { headingsIn, parseMarkdown, pictureSource, render } from "../markdown";
import { isRuleDirective } from "../rule-directive";
import { elementOf, metaOf, shapeOf, type Path, type Schema } from "../schema";
import { keyField, mayStayOriginal, translatedSchema, type TranslationFile } from "../translation";

/** Returns all differences between a translation and its original that are not a matter of wording. */
export function comparePair(original: ContentFile, translation: TranslationFile): Mistake[] {
  const { kind, data, file } = translation;
  const report = (path: Path, code: string, problem: string, remedy: string) =>
    mistakeAt(translation, path, `translation-${code}`, problem, remedy);

  /** Compares the values at a path in both files. */
  function compare(field: Schema, value: unknown, words: unknown, path: Path): Mistake[] {
    if (!translatedSchema(field)) return [];
    if (value === undefined) {
      const remedy = "remove it, or write the original first";
      return words === undefined ? [] : [report(path, "extra", "is not in the original", remedy)];
    }
    const element = elementOf(field);
    if (element && Array.isArray(value))
      return compareLists(element, value, Array.isArray(words) ? words : [], path);
    if (typeof value === "object" && value !== null) {
      const [group, translated] = [value, words ?? {}] as Record<string, unknown>[];
      return Object.entries(shapeOf(field)).flatMap(([name, child]) =>
        compare(child, group?.[name], translated?.[name], [...path, name]),
      );
    }
    if (typeof value !== "string") return [];
    if (words === undefined)
      return mayStayOriginal(field)
        ? []
        : [report(path, "missing", "is missing", `translate “${value.slice(0, 60)}”`)];
    if (metaOf(field).role !== "markdown" || typeof words !== "string") return [];
    return differences(value, words).map(({ code, problem, remedy }) =>
      report(path, code, problem, remedy),
    );
  }

  function compareLists(element: Schema, entries: unknown[], words: unknown[], path: Path) {
    const key = keyField(element) ?? "";
    const keyOf = (entry: unknown) => (entry as Record<string, string> | null)?.[key];
    const strange = words.findIndex((entry, index) => {
      const written = keyOf(entry);
      return written !== undefined && written !== keyOf(entries[index]);
    });
    if (strange >= 0) {
      const [found = "", wanted = "nothing"] = [keyOf(words[strange]), keyOf(entries[strange])];
      const problem = `is “${found}”, and the original has “${wanted}” here`;
      const remedy = "translate the entries in the order of the original";
      return [report([...path, strange, key], "order", problem, remedy)];
    }
    if (entries.length !== words.length) {
      const problem = `has ${words.length} entries and the original ${entries.length}`;
      return [report(path, "count", problem, "write as many, in the same order")];
    }
    return entries.flatMap((entry, index): Mistake[] =>
      compare(element, entry, words[index], [...path, index]),
    );
  }

  const fields = compare(kind.fileSchema, original.data, data, []);
  if (!isPage(original)) return fields;
  const texts = differences(original.body, translation.body).map((difference) => ({
    ...{ ...difference, file, field: "text", line: translation.bodyLine },
    code: `translation-${difference.code}`,
  }));
  return [...fields, ...texts];
}

/** What a translation keeps of its original's text, and how. */
const remedies = {
  heading: "translate every heading, at the same level and in the same order",
  link: "keep the address of each link; only its words are translated",
  rule: "keep the {#id} of each rule; only the words in brackets are translated",
  picture: "keep the name of each file; only its alt text and caption are translated",
} as const;

type Outline = Record<keyof typeof remedies, string[]>;

/** Returns what a translated text lacks, or has in addition. */
function differences(original: string, words: string) {
  const [these, those] = [outlineOf(original), outlineOf(words)];
  return (Object.keys(remedies) as (keyof Outline)[]).flatMap((code) => {
    // The order of headings matters; that of links is the language's.
    const [own, translated] = [these[code], those[code]].map((items) =>
      code === "heading" ? items : items.sort(),
    ) as [string[], string[]];
    if (own.join("\n") === translated.join("\n")) return [];
    const [lost, added] = [without(own, translated), without(translated, own)];
    const problem =
      code === "heading"
        ? `has the headings ${translated.join(" ")} and the original ${own.join(" ")}`
        : [lost && `lacks the ${code} ${lost}`, added && `adds the ${code} ${added}`]
            .filter(Boolean)
            .join(" and ");
    return [{ code, problem, remedy: remedies[code] }];
  });
}

function outlineOf(markdown: string): Outline {
  const tree = render(markdown);
  const heading = headingsIn(tree).map(({ tagName }) => tagName);
  const outline: Outline = { heading, link: [], rule: [], picture: [] };
  visit(tree, "element", (node) => {
    if (node.tagName === "a" && !("dataFootnoteBackref" in node.properties))
      outline.link.push(String(node.properties.href));
    if (node.tagName === "img") outline.picture.push(pictureSource(node));
  });
  visit(parseMarkdown(markdown), (node) => {
    if (isRuleDirective(node)) outline.rule.push(node.attributes?.id ?? "");
  });
  return outline;
}

/** Lists what the first has and the second lacks; duplicates count. */
function without(these: readonly string[], others: readonly string[]): string {
  const count = (items: readonly string[], item: string) =>
    items.filter((other) => other === item).length;
  return [...new Set(these)]
    .filter((item) => count(these, item) > count(others, item))
    .map((item) => `“${item}”`)
    .join(", ");
}
