/**
 * Compares a translation with its original: the same fields, entries, headings, links, rules and
 * pictures. Pure.
 */
import { visit } from "unist-util-visit";
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { headingsIn, pictureSource } from "../html-tree";
import { fault, mistakeAt, valueAt, type Fault } from "../issues";
import { render } from "../markdown-tree";
import { ruleIn } from "../rule-directive";
import { valuesIn, type Path, type Schema } from "../schema";
import { isTranslated, translatable, type TranslationFile } from "../translation";

/**
 * Returns all differences between a translation and its original that are not a matter of wording.
 */
export function comparePair(original: ContentFile, translation: TranslationFile): Mistake[] {
  const { kind, data, file } = translation;
  const mistakes: Mistake[] = [];
  const compared: Path[] = [];
  const report = (path: Path, found: Fault) => {
    compared.push(path);
    mistakes.push(mistakeAt(translation, path, { ...found, code: `translation-${found.code}` }));
  };
  // What is in a list or group that differs as a whole is not reported as well.
  const isCompared = (path: Path) =>
    compared.some((whole) => whole.every((step, index) => step === path[index]));
  const source = translatable(kind.fileSchema, original.data);
  for (const { value, path, schema, meta } of valuesIn(kind.fileSchema, source)) {
    const words = valueAt(data, path);
    if (isCompared(path)) continue;
    if (Array.isArray(value)) {
      // A list may be left out if nothing in its entries needs a translation.
      if (words === undefined && !hasWords(schema, value)) continue;
      const count = Array.isArray(words) ? words.length : 0;
      const problem = `has ${count} entries and the original ${value.length}`;
      if (count !== value.length)
        report(path, fault("count", problem, "write as many, in the same order"));
    } else if (typeof value !== "object" && !isTranslated(meta)) {
      if (words === undefined || words === value) continue;
      const problem = `is “${words as string}”, and the original has “${value as string}” here`;
      report(path, fault("order", problem, "translate the entries in the order of the original"));
    } else if (typeof value === "string") {
      if (words === undefined && !(meta.role === "text" && meta.translate === "optional"))
        report(path, fault("missing", "is missing", `translate “${value.slice(0, 60)}”`));
      if (meta.role === "markdown" && typeof words === "string")
        for (const found of differences(value, words)) report(path, found);
    }
  }
  for (const { path } of valuesIn(kind.fileSchema, data))
    if (valueAt(source, path) === undefined && !isCompared(path))
      report(
        path,
        fault("extra", "is not in the original", "remove it, or write the original first"),
      );
  if (!isPage(original)) return mistakes;
  const texts = differences(original.body, translation.body).map(({ code, ...found }) => ({
    ...found,
    file,
    field: "text",
    line: translation.bodyLine,
    code: `translation-${code}`,
  }));
  return [...mistakes, ...texts];
}

/** Whether a value has words for visitors that a translation cannot do without. */
export const hasWords = (schema: Schema, value: unknown) =>
  [...valuesIn(schema, value)].some(
    ({ value: words, meta }) =>
      typeof words === "string" &&
      isTranslated(meta) &&
      !(meta.role === "text" && meta.translate === "optional"),
  );

/** What a translation keeps of its original's text, and how. */
const remedies = {
  heading: "translate every heading, at the same level and in the same order",
  link: "keep the address of each link; only its words are translated",
  rule: "keep the {#id} of each rule; only the words in brackets are translated",
  picture: "keep the name of each file; only its alt text and caption are translated",
} as const;

type Outline = Record<keyof typeof remedies, string[]>;

/** Returns what a translated text lacks, or has in addition. */
function differences(original: string, words: string): Fault[] {
  const [these, those] = [outlineOf(original), outlineOf(words)];
  return (Object.keys(remedies) as (keyof Outline)[]).flatMap((code) => {
    const [own, translated] = [these[code], those[code]];
    // The order of headings matters; that of links depends on the language.
    if (code === "heading") {
      const problem = `has the headings ${translated.join(" ")} and the original ${own.join(" ")}`;
      return own.join() === translated.join() ? [] : [fault(code, problem, remedies[code])];
    }
    const added = [...translated];
    const lost = own.filter((item) => {
      const index = added.indexOf(item);
      if (index >= 0) added.splice(index, 1);
      return index < 0;
    });
    const lacks = lost.length > 0 && `lacks the ${code} ${lost.join(", ")}`;
    const adds = added.length > 0 && `adds the ${code} ${added.join(", ")}`;
    const problem = [lacks, adds].filter(Boolean).join(" and ");
    return problem ? [fault(code, problem, remedies[code])] : [];
  });
}

function outlineOf(markdown: string): Outline {
  const tree = render(markdown);
  const heading = headingsIn(tree).map(({ tagName }) => tagName);
  const outline: Outline = { heading, link: [], rule: [], picture: [] };
  visit(tree, "element", (node) => {
    const href = String(node.properties.href);
    const rule = ruleIn(href);
    if (rule !== undefined) outline.rule.push(rule);
    else if (node.tagName === "a" && !("dataFootnoteBackref" in node.properties))
      outline.link.push(href);
    if (node.tagName === "img") outline.picture.push(pictureSource(node));
  });
  return outline;
}
