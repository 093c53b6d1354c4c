/**
 * What the business's facts show: notices while it is a sample, and each fact where it belongs once
 * it is known.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { parse } from "yaml";
import { ratingText } from "../../src/content/business";
import { splitFrontMatter } from "../../src/content/front-matter";
import { addressIn, languageOf, languages, type Language } from "../../src/content/language";
import { textIn } from "../../src/content/text";
import { facts, isSampleJob, pagesWithHtml, readBuilt, readContent } from "../support/built";
import { linesOfSpecimens, readPage, specimensIn, withoutSpecimens } from "../support/read-page";

const notices: Record<Language, string> = {
  en: "Sample website. No contractor’s license has been issued to this business",
  es: "Sitio web de muestra. A este negocio no se le ha otorgado licencia de contratista",
};
const { sample: isSample, rating, licenses } = facts;
/** The notes of the rating, in each language that there is. */
const ratingNotes = ["business.yml", ...languages.map((code) => `business.${code}.yml`)].flatMap(
  (name) => {
    const text = existsSync(join("content", name)) ? readContent(name) : "";
    return (parse(text) as { rating?: { note?: string } } | null)?.rating?.note ?? [];
  },
);
const numbers = licenses.flatMap(({ number }) => number ?? []);
/** Added to the notice: how a specimen is told. */
const key: Record<Language, RegExp> = {
  en: /Dashed: samples?\b/g,
  es: /Con línea discontinua: muestra\b/g,
};
const word = /\bsamples?\b/gi;

/** Where the word may appear besides the notice. */
const exceptions: [path: RegExp, text: RegExp][] = [
  // The disclaimer of a recap.
  [/^\/build-process\/./, /\bA sample job\b/g],
  // What happens after a request, in the answer of the FAQ.
  [/^\/(?:faq|contact|thanks)$/, /This sample business\b/g],
  // What goes to a laboratory.
  [/^\/services\/residential-interior-remodel$/, /samples of suspect materials/g],
];

const pages = pagesWithHtml.map(({ path, html }) => ({
  path,
  html,
  text: readPage(html).text,
  language: languageOf(path).language,
}));
const textAt = (language: Language, address: string) =>
  pages.find(({ path }) => path === addressIn(language, address))?.text ?? "";

it.each(pages)(
  "$path says once that the site is a sample while it is one, and leaves nothing to be supplied",
  ({ path, html, language }) => {
    const body = html.slice(html.indexOf("<body")).replace(/<script[^]*?<\/script>/g, "");
    expect(body.split(notices[language] ?? "?")).toHaveLength(isSample ? 2 : 1);
    expect(html.includes(notices[language] ?? "?")).toBe(isSample);
    const own = withoutSpecimens(html)
      .replaceAll(notices[language] ?? "?", "")
      // In search results and with each offer of the structured data.
      .replaceAll(textIn(language).t("sample.short"), "")
      .replaceAll(key[language] ?? /$^/g, "");
    const rest = exceptions
      .filter(([where]) => where.test(path))
      .reduce((text, [, words]) => text.replace(words, ""), own);
    if (isSample) expect(rest.match(word)).toBeNull();
    expect(html).not.toMatch(/to be supplied/i);
  },
);

(isSample ? it : it.skip)("marks each recap once in its disclaimer", () => {
  const recaps = pages.filter(({ path }) => /^\/build-process\/(?!pictures$)./.test(path));
  expect(recaps.length).toBeGreaterThan(2);
  for (const { path, html } of recaps) {
    const own = parseDocument(withoutSpecimens(html)).children;
    const main = DomUtils.getElementsByTagName("main", own);
    expect([path, DomUtils.textContent(main).match(word)]).toEqual([path, ["sample"]]);
  }
});

it.each([
  ["llms.txt", "en"],
  ["contact.vcf", "en"],
  ["feed.xml", "en"],
  ["feed.es.xml", "es"],
  ["manifest.webmanifest", "en"],
] as const)(
  "%s carries the notice of a sample, and leaves nothing to be supplied",
  (name, language) => {
    const text = readBuilt(name).replace(/\r\n /g, "");
    expect(text.includes(notices[language] ?? "?")).toBe(isSample);
    expect(text).not.toMatch(/to be supplied/i);
  },
);

it("llms.txt says it once, and has the license and the rating once there are any", () => {
  const text = readBuilt("llms.txt");
  expect(text.match(word)).toEqual(isSample ? ["Sample", "samples"] : null);
  const valuesOf = (name: string) =>
    [...text.matchAll(new RegExp(`^- ${name}: (.*)$`, "gm"))].map(([, value]) => value);
  const written = valuesOf("License");
  expect(written).toHaveLength(numbers.length);
  for (const number of numbers) expect(written.join()).toContain(number);
  expect(valuesOf("Rating")).toEqual(
    rating?.source ? [`${ratingText(rating)} (${rating.source.title})`] : [],
  );
});

it("jobs that are nobody's are in no feed and not in llms.txt", () => {
  const jobs = pages.map(({ path }) => path).filter((path) => isSampleJob(languageOf(path).path));
  expect(jobs.length > 0).toBe(isSample);
  for (const name of ["llms.txt", "feed.xml", "feed.es.xml"]) {
    const text = readBuilt(name);
    expect(jobs.filter((path) => text.includes(facts.url + path))).toEqual([]);
  }
});

describe("specimens", () => {
  it("are there while the business is a sample, and never else", () => {
    expect(pages.some(({ html }) => specimensIn(html).length > 0)).toBe(isSample);
  });

  it("stay out of the feeds, llms.txt and structured data", () => {
    const files = ["llms.txt", "feed.xml", "feed.es.xml"].map(readBuilt);
    const data = pages.flatMap(({ html }) =>
      Array.from(
        html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
        ([, json]) => json,
      ),
    );
    expect(data.length).toBeGreaterThanOrEqual(pages.length);
    const texts = [...files, ...data].join("\n");
    // The rating was asked for there, with its note.
    const lines = new Set(pages.flatMap(({ html }) => linesOfSpecimens(html)));
    const found = [...lines].filter((line) => texts.includes(line) && !ratingNotes.includes(line));
    expect(found).toEqual([]);
  });

  it("have the samples of clients' logos, which stand nowhere else", () => {
    const { logos } = parse(readContent("clients.yml")) as {
      logos: { drawing: string; sample: boolean }[];
    };
    const drawings = logos
      .filter(({ sample }) => sample)
      .map(({ drawing }) => drawing.trim().slice(0, 24));
    for (const { path, html } of pages) {
      const rest = withoutSpecimens(html);
      expect([path, drawings.filter((drawing) => rest.includes(drawing))]).toEqual([path, []]);
    }
    const home = pages.find(({ path }) => path === "/")?.html ?? "";
    expect(drawings.filter((drawing) => home.includes(drawing))).toEqual(isSample ? drawings : []);
  });
});

it.each(pages)("$path has the license in its footer, as far as there is one", (page) => {
  const { html } = page;
  expect(/NSCB license #|licencia NSCB/.test(html)).toBe(numbers.length > 0);
  for (const number of numbers) expect(html.slice(html.indexOf("<footer"))).toContain(number);
});

it("shows the rating once on /about, as a specimen until it has a source, and nowhere else", () => {
  for (const { path, html, language } of pages) {
    const text = rating ? ratingText(rating, language) : "4.9 of 5";
    const body = html.slice(html.indexOf("<body"));
    const isThere = rating !== undefined && path === addressIn(language, "/about");
    expect([path, body.split(text).length - 1]).toEqual([path, isThere ? 1 : 0]);
    if (isThere) expect(withoutSpecimens(body).includes(text)).toBe(rating.source !== undefined);
  }
});

describe.each(languages)("in %s", (language) => {
  it("a service has its caption and its first words as they were written", () => {
    const name = `services/kitchen-remodel/index.${language === "en" ? "" : `${language}.`}md`;
    const { yaml = "", body = "" } = splitFrontMatter(readContent(name)) ?? {};
    const { hero } = parse(yaml) as { hero: { caption: string } };
    const [first = ""] = /^[^[\]:*_`\n]+/.exec(body.replace(/^[\s#]+/, "")) ?? [];
    expect(first.length).toBeGreaterThan(20);
    const text = textAt(language, "/services/kitchen-remodel");
    expect(text).toContain(hero.caption.trim());
    expect(text).toContain(first.trim());
  });
});
