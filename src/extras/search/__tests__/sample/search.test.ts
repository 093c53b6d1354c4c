/**
 * The published search index, asked as visitors do: with typos, without accents, in their own
 * words.
 */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { parse } from "yaml";
import { languageOf, languages, type Language } from "../../../../content/language";
import { indexAddress, readIndex } from "../../search";
import { expectWithin, searchIndex } from "../../../../../__tests__/support/budgets";
import { isSampleJob, pagesWithHtml, readBuilt } from "../../../../../__tests__/support/built";
import { linesOfSpecimens } from "../../../../../__tests__/support/read-page";

/**
 * What a visitor types, and the beginnings of addresses one of which has to be among the first two
 * results.
 */
const questions = parse(
  readFileSync("src/extras/search/__tests__/sample/search.yml", "utf8"),
) as Record<Language, Record<string, string | string[]>>;

const ids = new Map(
  pagesWithHtml.map(({ path, html }) => [path, new Set(html.match(/(?<= id="?)[^"\s>]+/g))]),
);

interface Stored {
  documentIds: Record<string, string>;
  storedFields: Record<string, { excerpt: string; heading: string }>;
}

describe.each(languages)("in %s", (language) => {
  const json = readBuilt(indexAddress(language).slice(1));
  const search = readIndex(json);
  const { documentIds, storedFields } = JSON.parse(json) as Stored;
  const addresses = Object.values(documentIds);

  it("is small enough for a first search", () => {
    const size = brotliCompressSync(json).length;
    expectWithin(searchIndex, [{ name: indexAddress(language), size }]);
  });

  it("has every page that search engines may index, except the search page itself and jobs that are nobody's", () => {
    const listed = pagesWithHtml
      .filter(({ path, html }) => html.includes('rel="canonical"') && !path.endsWith("/search"))
      .map(({ path }) => path)
      .filter((path) => languageOf(path).language === language)
      .filter((path) => !isSampleJob(languageOf(path).path));
    expect(addresses.filter((address) => !address.includes("#")).sort()).toEqual(listed.sort());
  });

  it("has no part of a job that is nobody's", () => {
    expect(
      addresses.filter((address) => isSampleJob(languageOf(address.replace(/#.*/, "")).path)),
    ).toEqual([]);
  });

  it("has nothing of specimens", () => {
    const lines = new Set(pagesWithHtml.flatMap(({ html }) => linesOfSpecimens(html)));
    expect([...lines].filter((line) => json.includes(line))).toEqual([]);
  });

  it("links to ids that exist", () => {
    const missing = addresses.filter((address) => {
      const [path = "", id] = address.split("#");
      return id && !ids.get(path)?.has(id);
    });
    expect(missing).toEqual([]);
  });

  it("has texts whose words stand apart, and no buttons", () => {
    const texts = Object.values(storedFields).map(
      ({ heading, excerpt }) => `${heading} ${excerpt}`,
    );
    const glued = texts.filter((text) =>
      /\d{4}(?!s\b)(?:8 am|\p{L})|\p{Ll}[.?!]\p{Lu}/u.test(text),
    );
    expect(glued).toEqual([]);
    expect(texts.filter((text) => /Open large|Show before|Abrir en grande/.test(text))).toEqual([]);
  });

  it("finds the right page among the first two for at least nine of ten questions", () => {
    const asked = Object.entries(questions[language] ?? {});
    expect(asked).not.toEqual([]);
    const firstTwo = (typed: string) =>
      search(typed)
        .slice(0, 2)
        .map(({ id }) => languageOf(id).path);
    const missed = asked.filter(
      ([typed, wanted]) =>
        !firstTwo(typed).some((address) =>
          [wanted].flat().some((start) => address.startsWith(start)),
        ),
    );
    const found = missed.map(([typed]) => ({ typed, found: firstTwo(typed) }));
    expect(found.slice(Math.floor(asked.length / 10))).toEqual([]);
  });
});
