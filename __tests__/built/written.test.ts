/** Authors reach every sentence: what a visitor reads stands in content/ or in the catalogs of src/i18n. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { pagesWithHtml } from "../support/built";

/** Words alone: without markup, figures, placeholders, addresses, ids and punctuation. */
const bare = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\{[^}]*\}|<[^>]*>|https?:\/\/\S+|\S+@\S+/g, " ")
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

/** A run of five words of a text that stands nowhere; texts may be put together of several. */
function unwritten(text: string): string | undefined {
  const words = bare(text).split(" ");
  if (words.length < 6) return undefined;
  const runs = words.slice(0, -3).map((_, index) => words.slice(index, index + 4).join(" "));
  const missing = runs.filter((run) => !written.includes(` ${run} `));
  // Where two texts meet, or a fact stands in between, a few runs are found in neither.
  return missing.length > runs.length / 2 ? text : undefined;
}

test.each(pagesWithHtml)(
  "every text of six words or more on $path stands in content or a catalog",
  ({ html }) => {
    expect([...new Set(textsOf(html))].flatMap((text) => unwritten(text) ?? [])).toEqual([]);
  },
);
