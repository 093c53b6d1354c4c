/** Compares a translation with its original: the same fields, entries, headings, links, rules and pictures. Pure. */
import type { Root } from "hast";
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
    ...{ file, field: "text", line: translation.bodyLine, ...difference },
    code: `translation-${difference.code}`,
  }));
  return [...fields, ...texts];
}

interface Outline {
  heading: string[];
  link: string[];
  rule: string[];
  picture: string[];
}

const remedies: Record<keyof Outline, string> = {
  heading: "translate every heading, at the same level and in the same order",
  link: "keep the address of each link; only its words are translated",
  rule: "keep the {#id} of each rule; only the words in brackets are translated",
  picture: "keep the name of each file; only its alt text and caption are translated",
};

/** Returns what a translated text lacks, or has in addition. */
function differences(original: string, words: string) {
  const [these, those] = [outlineOf(original), outlineOf(words)];
  return (Object.keys(remedies) as (keyof Outline)[]).flatMap((what) => {
    const listed = (items: string[]) => items.map((item) => `“${item}”`).join(", ");
    const [lost, added] = [without(these[what], those[what]), without(those[what], these[what])];
    const isSame =
      what === "heading"
        ? these.heading.join() === those.heading.join()
        : lost.length + added.length === 0;
    if (isSame) return [];
    const problem =
      what === "heading"
        ? `has the headings ${those.heading.join(" ")} and the original ${these.heading.join(" ")}`
        : [
            lost.length > 0 ? `lacks the ${what} ${listed(lost)}` : "",
            added.length > 0 ? `has the ${what} ${listed(added)}, which the original has not` : "",
          ]
            .filter(Boolean)
            .join(" and ");
    return [{ code: what, problem, remedy: remedies[what] }];
  });
}

function outlineOf(markdown: string): Outline {
  const tree: Root = render(markdown);
  const outline: Outline = {
    heading: headingsIn(tree).map(({ tagName }) => tagName),
    link: [],
    rule: [],
    picture: [],
  };
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

/** Returns what the first list has and the second lacks; duplicates count. */
function without(these: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return these.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
