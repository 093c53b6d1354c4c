import { Parser } from "htmlparser2";
import { pagesWithHtml } from "../support/built";
import { corrections } from "../support/corrections";

/** Attributes whose words people or machines read. */
const readAttributes = ["content", "alt", "title", "aria-label", "placeholder"];

/** All words of a page: what shows, what is read aloud, and what machines read. */
function wordsOf(html: string): string {
  const words: string[] = [];
  let isCode = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isCode = name === "style" || (name === "script" && attributes.type !== "application/ld+json");
      // A full stop within a sentence does not end it.
      if (!/^(?:a|abbr|b|em|i|span|strong|time)$/.test(name)) words.push("\n");
      for (const attribute of readAttributes)
        if (attributes[attribute]) words.push(`\n${attributes[attribute]}\n`);
    },
    ontext(text) {
      if (!isCode) words.push(text);
    },
    onclosetag(name) {
      if (!/^(?:a|abbr|b|em|i|span|strong|time)$/.test(name)) words.push("\n");
      isCode = false;
    },
  });
  parser.end(html);
  return words.join("").replace(/[ \t]+/g, " ");
}

const pages = pagesWithHtml
  .filter(({ path }) => path !== "/style-guide")
  .map(({ path, html }) => ({ path, html, words: wordsOf(html) }));
const wordsAt = (path: string) => pages.find((page) => page.path === path)?.words ?? "";

describe.each(corrections)("$what", ({ wrong, right }) => {
  it("is said wrongly nowhere", () => {
    const found = pages.flatMap(({ path, words }) =>
      wrong.flatMap((pattern) => {
        const match = pattern.exec(words);
        return match ? [`${path}: ${match[0].trim()}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it.each(right)("is said on %s: %s", (path, words) => {
    expect(words.test(wordsAt(path).replace(/\s+/g, " "))).toBe(true);
  });
});

it.each(["/", "/faq", "/contact"])("%s leads to the rights of owners", (path) => {
  const html = pages.find((page) => page.path === path)?.html ?? "";
  const links = [...html.matchAll(/href="\/rights"/g)];
  expect(links.length).toBeGreaterThanOrEqual(path === "/" ? 1 : 2);
});
