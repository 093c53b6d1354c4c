import { readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import { parse } from "yaml";
import { facts, pagesWithHtml } from "../support/built";

const all = parse(readFileSync("__tests__/sample/corrections.yml", "utf8")) as {
  what: string;
  sample?: true;
  wrong?: string[];
  right: Record<string, string | string[]>;
}[];
const corrections = all.filter(({ sample }) => !sample || facts.sample);

/** Attributes whose text people or machines read. */
const readAttributes = ["content", "alt", "title", "aria-label", "placeholder"];

/** Elements within a sentence; all others separate sentences. */
const inline = /^(?:a|abbr|b|em|i|span|strong|time)$/;

/** Returns all text of a page: what is shown, what is read aloud, and what machines read. */
function wordsOf(html: string): string {
  const words: string[] = [];
  let isCode = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isCode = name === "style" || (name === "script" && attributes.type !== "application/ld+json");
      if (!inline.test(name)) words.push("\n");
      for (const attribute of readAttributes)
        if (attributes[attribute]) words.push(`\n${attributes[attribute]}\n`);
    },
    ontext(text) {
      if (!isCode) words.push(text);
    },
    onclosetag(name) {
      if (!inline.test(name)) words.push("\n");
      isCode = false;
    },
  });
  parser.end(html);
  return words
    .join("")
    .replace(/[ \t]+/g, " ")
    .replaceAll("’", "'");
}

const pages = pagesWithHtml.map(({ path, html }) => ({ path, html, words: wordsOf(html) }));
const wordsAt = (path: string) => pages.find((page) => page.path === path)?.words ?? "";

const contradictions = corrections.flatMap(({ what, wrong }) => (wrong ? [{ what, wrong }] : []));

it.each(contradictions)("$what: nowhere contradicted", ({ wrong }) => {
  const found = pages.flatMap(({ path, words }) =>
    wrong.flatMap((pattern) => {
      const match = new RegExp(pattern, "i").exec(words);
      return match ? [`${path}: ${match[0].trim()}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

describe.each(corrections)("$what", ({ right }) => {
  const statements = Object.entries(right).flatMap(([path, words]) =>
    [words].flat().map((each) => [path, each] as const),
  );
  it.each(statements)("is stated on %s: %s", (path, words) => {
    expect(wordsAt(path).replace(/\s+/g, " ")).toMatch(new RegExp(words));
  });
});

it.each(pages.filter(({ path }) => path.startsWith("/es")))(
  "$path says at most once that the English law binds",
  ({ words }) => {
    expect(words.split(/La\s+ley\s+que\s+obliga/).length).toBeLessThan(3);
  },
);

it.each(["/", "/faq", "/contact"])("%s links to the rights of owners", (path) => {
  const html = pages.find((page) => page.path === path)?.html ?? "";
  const links = [...html.matchAll(/href="\/rights"/g)];
  expect(links.length).toBeGreaterThanOrEqual(path === "/" ? 1 : 2);
});
