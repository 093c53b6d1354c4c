/**
 * Authors reach every sentence: what a visitor reads stands in content/ or in the catalogs of
 * src/i18n and src/forms.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { parseDocument as parseYaml, visit } from "yaml";
import { pagesWithHtml } from "../support/built";

const months = ["en-US", "es-US"].flatMap((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month)).toLocaleDateString(locale, { month: "long", timeZone: "UTC" }),
  ),
);
const weekdays = ["en-US", "es-US"].flatMap((locale) =>
  Array.from({ length: 7 }, (_, day) =>
    new Date(Date.UTC(2026, 0, day)).toLocaleDateString(locale, {
      weekday: "long",
      timeZone: "UTC",
    }),
  ),
);
/**
 * Dates, hours, a license's class and types of files are facts, as figures are; so are units after
 * a figure.
 */
const facts = new RegExp(
  `\\d+\\sde\\s(?:${months.join("|")}) de \\d{4}|(?:${months.join("|")})\\s(?:\\d+, |de )?\\d{4}|de \\d+\\sa\\.\\sm\\. a \\u2060?\\d+\\sp\\.\\sm\\b|\\b(?:class|clase)\\s[A-Z]\\S*|(?:${weekdays.join("|")})|\\d[\\d.,]*\\s?(?:MB|[ap]\\.?\\s?m\\b)|\\b(?:JPG|PNG|WebP|HEIC|PDF|DOCX?)\\b`,
  "gu",
);

/** Words alone: without markup, facts, addresses and punctuation. */
const bare = (text: string) =>
  text
    .replace(/\]\([^\s)]*|<[^>]*>|https?:\/\/\S+|\S+@\S+/g, " ")
    .replace(facts, " ")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

/** Returns the texts of a file: those of its fields, and the paragraphs below them. */
function textsIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const [, front = "", body = ""] = file.endsWith(".md")
    ? text.split(/^---$([^]*?)^---$/m).slice(0, 3)
    : ["", text];
  const texts = body.split(/\n\n+/);
  visit(parseYaml(front), {
    Scalar: (key, { value }) => {
      if (key !== "key") texts.push(String(value));
    },
  });
  return texts;
}

/** One a line; a text with a placeholder is two, as what comes in its place stands elsewhere. */
const written = [path.join(siteFolder, "content"), "src"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:md|yml)$/.test(name))
      .map((name) => path.join(folder, name)),
  )
  .flatMap(textsIn)
  .flatMap((text) => text.split(/\{[^}]*\}/))
  .map((text) => ` ${bare(text)} `)
  .join("\n");

const stands = (words: string) => written.includes(` ${words} `);

/** Returns the texts of a page, each that of an element or of an attribute that is read out. */
function textsOf(html: string): string[] {
  const elements = DomUtils.getElementsByTagName("*", parseDocument(html).children);
  return elements.flatMap(({ name, attribs, children }) => {
    const isData = attribs.type === "application/ld+json";
    if (name === "style" || (name === "script" && !isData)) return [];
    const own = children.flatMap((node) => ("data" in node ? [node.data] : []));
    const isRead = /description|title|alt/.test(attribs.name ?? attribs.property ?? "");
    return [
      ...(isData
        ? [...own.join("").matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([value]) =>
            String(JSON.parse(value)),
          )
        : own),
      attribs.alt,
      attribs["aria-label"],
      attribs.title,
      attribs.placeholder,
      name === "meta" && isRead ? attribs.content : "",
    ].flatMap((text) => text ?? []);
  });
}

/** Returns into how few parts a text can be split each of which stands somewhere, longest first. */
function parts(words: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < words.length; count++) {
    let end = at + 1;
    while (end < words.length && stands(words.slice(at, end + 1).join(" "))) end++;
    at = end;
  }
  return count;
}

/**
 * Whether a text stands somewhere, or is put together of texts that do: a label and a value, a
 * title and the name of the site. Sentences that stand nowhere fall into parts of at most two words
 * on average.
 */
function isWritten(text: string): boolean {
  const words = bare(text).split(" ");
  if (words.length < 6 || stands(words.join(" "))) return true;
  if (words.length / parts(words) > 2.3) return true;
  const phrases = text.replace(facts, " ").split(/[.,:;|·–—()]+/);
  return phrases.every((phrase) => stands(bare(phrase)));
}

test.each(pagesWithHtml)(
  "every text of six words or more on $path stands in content or a catalog",
  ({ html }) => {
    expect([...new Set(textsOf(html))].filter((text) => !isWritten(text))).toEqual([]);
  },
);
