/**
 * How texts are set where they are shown: with the apostrophe of print, and without line breaks
 * inside what is read as one, such as a number and its unit. Files, names and addresses stay as
 * their authors typed them; docs/decisions/typography-in-nodes.md says where texts are set.
 */
import { readFileSync } from "node:fs";
import type { Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { parseLabelFile } from "./label-yaml";
import { codesOfLaw } from "./codes-of-law";
import { localeOf, type Language } from "./language";
import { elementOf, metaOf, shapeOf, unwrap, type Schema } from "./schema";

/** Words that stand on one line with what is beside them; src/i18n/typography.yml says which. */
type HeldWords = Record<"units" | "leads" | "ranges" | "articles" | "directions", string[]>;

const noWords: HeldWords = { units: [], leads: [], ranges: [], articles: [], directions: [] };

const heldFile = "src/i18n/typography.yml";
const held = parseLabelFile(heldFile, readFileSync(heldFile, "utf8")).document.toJS() as Partial<
  Record<Language, HeldWords>
>;

const noBreakSpace = "\u00a0";
const wordJoiner = "\u2060";

/**
 * Returns the source of an expression for any of some words; for none, of one that matches nothing.
 */
const escaped = (words: readonly string[]) =>
  words.map((word) => word.replace(/[.\\]/g, "\\$&").replaceAll(" ", "~")).join("|") || "(?!)";

function monthsOf(language: Language): string[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
}

/** Returns what is held together in a language; the spaces in it are written `~`. */
function patternsOf(language: Language): RegExp[] {
  const { units, leads, ranges, articles, directions } = { ...noWords, ...held[language] };
  const months = monthsOf(language);
  const unit = `(?:${escaped(units)})(?!\\p{L})`;
  const before = (words: readonly string[]) => `(?:${escaped(words)})~(?=\\d)`;
  const patterns = [
    `(?:(?:${escaped(directions)})~)?(?:${escaped(articles)})~(?=\\p{Lu})`,
    `[\\d½}]~(?:${escaped(ranges)})~(?:\\d+|\\{\\w+\\})~${unit}`,
    `[\\d½}]~${unit}`,
    before([...leads, ...codesOfLaw]),
    before(months),
    // “22 November” and “22 de noviembre”.
    `\\d~(?:\\p{Ll}{1,3}~)?(?:${escaped(months)})(?!\\p{L})`,
  ];
  // No match begins inside a word; a space may also be the end of a line.
  return patterns.map(
    (pattern) => new RegExp(`(?<!\\p{L}(?=\\p{L}))${pattern.replaceAll("~", "[ \\n]")}`, "gu"),
  );
}

const known: Partial<Record<Language, RegExp[]>> = {};

/** Returns a text as it is shown in a language. Pure, and the same when done twice. */
export function typeset(text: string, language: Language): string {
  const patterns = (known[language] ??= patternsOf(language));
  return patterns
    .reduce(
      (whole, pattern) => whole.replace(pattern, (words) => words.replace(/[ \n]/g, noBreakSpace)),
      text.replace(/(?<=\p{L})'(?=\p{L}| \p{L})/gu, "’"),
    )
    .replace(/(?<=\d|[ap]m|m\.)–(?=\d)/g, `–${wordJoiner}`);
}

/** Elements whose characters are shown as they were typed. */
const asTyped = new Set(["code", "pre", "kbd", "samp"]);

/** Attributes that are read by people. */
const spoken = ["alt", "title", "ariaLabel", "dataLabel"] as const;

/** Sets the words of a tree of HTML, in place. */
export function typesetTree(tree: Root, language: Language): void {
  visit(tree, (node) => {
    if (node.type === "text") node.value = typeset(node.value, language);
    if (node.type !== "element") return undefined;
    if (asTyped.has(node.tagName)) return SKIP;
    for (const name of spoken) {
      const value = node.properties[name];
      if (typeof value === "string") node.properties[name] = typeset(value, language);
    }
    return undefined;
  });
}

/**
 * Returns the data of a file with its plain texts set; Markdown is set where it is rendered.
 * @param field the schema of the data
 */
export function typesetTexts(field: Schema, value: unknown, language: Language): unknown {
  const schema = unwrap(field);
  const element = elementOf(schema);
  if (element)
    return Array.isArray(value)
      ? value.map((item) => typesetTexts(element, item, language))
      : value;
  if (typeof value === "string")
    return metaOf(field).role === "text" ? typeset(value, language) : value;
  if (value === null || typeof value !== "object") return value;
  const group = value as Record<string, unknown>;
  const set = Object.entries(shapeOf(schema))
    .filter(([name]) => name in group)
    .map(([name, child]) => [name, typesetTexts(child, group[name], language)] as const);
  return { ...group, ...Object.fromEntries(set) };
}
