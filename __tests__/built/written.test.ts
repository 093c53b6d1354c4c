/** Authors reach every sentence: what a visitor reads stands in content/ or in the catalogs of src/i18n. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { pagesWithHtml } from "../support/built";

/** Dates are facts, as figures are; so are units after a figure. */
const months = ["en-US", "es-US"].flatMap((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month)).toLocaleDateString(locale, { month: "long", timeZone: "UTC" }),
  ),
);
const facts = new RegExp(
  `\\d+ de (?:${months.join("|")}) de \\d{4}|(?:${months.join("|")}) \\d+, \\d{4}|\\d[\\d.,]*\\s?MB`,
  "gu",
);

/** Words alone: without markup, facts, placeholders, addresses, ids and punctuation. */
const bare = (text: string) =>
  text
    .replace(/\]\([^\s)]*|\{[^}]*\}|<[^>]*>|https?:\/\/\S+|\S+@\S+/g, " ")
    .replace(facts, " ")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

const sources = [
  ...readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:md|yml)$/.test(name))
    .map((name) => path.join("content", name)),
  ...readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yml"))
    .map((name) => path.join("src", name)),
];
const written = sources.map((name) => ` ${bare(readFileSync(name, "utf8"))} `).join("\n");

/** Returns the texts of a page, each that of an element or of an attribute that is read out. */
function textsOf(html: string): string[] {
  const { children } = parseDocument(html);
  const elements = DomUtils.getElementsByTagName("*", children);
  return elements.flatMap(({ name, attribs, children: inner }) => {
    if (name === "style" || (name === "script" && attribs.type !== "application/ld+json"))
      return [];
    const own = inner.flatMap((node) => ("data" in node ? [node.data] : []));
    const content =
      name === "meta" && /description|title|alt/.test(attribs.name ?? attribs.property ?? "");
    const texts = [attribs.alt, attribs["aria-label"], attribs.title, attribs.placeholder];
    return [
      ...(name === "script"
        ? [...own.join("").matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
            ([, value = ""]) => JSON.parse(`"${value}"`) as string,
          )
        : own),
      ...texts.flatMap((text) => text ?? []),
      ...(content ? [attribs.content ?? ""] : []),
    ];
  });
}

const stands = (words: string) => written.includes(` ${words} `);

/** The phrase's words that stand nowhere: all of a short one's, or most runs of four of a longer one's. */
function missingIn(phrase: string): number {
  const words = phrase.split(" ");
  if (stands(phrase)) return 0;
  const runs = words.slice(0, -3).map((_, index) => words.slice(index, index + 4).join(" "));
  const missing = runs.filter((run) => !stands(run));
  // Where two texts meet, or a fact stands in between, a few runs are found in neither.
  return runs.length === 0 || missing.length > runs.length / 2 ? words.length : 0;
}

/** Returns a text of six words or more most of which stand nowhere; it may be put together of several. */
function unwritten(text: string): string | undefined {
  const words = bare(text).split(" ");
  if (words.length < 6) return undefined;
  // As one phrase, or phrase by phrase: a title and the name of the site, a label and its value.
  if (missingIn(words.join(" ")) === 0) return undefined;
  const phrases = text.split(/[.,:;|·–—()]+/).flatMap((phrase) => bare(phrase) || []);
  const missing = phrases.map(missingIn).reduce((sum, count) => sum + count, 0);
  return missing > words.length / 2 ? text : undefined;
}

test.each(pagesWithHtml)(
  "every text of six words or more on $path stands in content or a catalog",
  ({ html }) => {
    expect([...new Set(textsOf(html))].flatMap((text) => unwritten(text) ?? [])).toEqual([]);
  },
);
