/**
 * Who they are: people, reviews, credentials and jobs, as far as the content has them; specimens in
 * a sample; nothing else.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { splitFrontMatter } from "../../src/content/front-matter";
import { addressIn, languageOf, languages } from "../../src/content/language";
import {
  facts,
  factsIn,
  hasContent,
  languagesOf,
  pagesWithHtml,
  readContent,
} from "../support/built";
import { readPage, specimensIn } from "../support/read-page";

interface Person {
  id: string;
  name: string;
}
interface Review {
  words: string;
  job?: string;
  service?: string;
}

const filesIn = (folder: string) => {
  const place = path.join(siteFolder, "content", folder);
  return existsSync(place) ? readdirSync(place) : [];
};
const people = filesIn("people")
  .filter((name) => /^[^.]+\.yml$/.test(name))
  .map((name) => parse(readContent(`people/${name}`)) as Person);
const { reviews } = (
  hasContent("reviews.yml") ? parse(readContent("reviews.yml")) : { reviews: [] }
) as { reviews: Review[] };

interface Job {
  location: string;
  year: number;
}

/** Returns the front matter of a page. */
function frontOf(name: string): { job?: Partial<Job>; author?: string; draft?: boolean } {
  const { yaml = "" } = splitFrontMatter(readContent(name)) ?? {};
  return parse(yaml) as ReturnType<typeof frontOf>;
}

const jobs = filesIn("build-process").flatMap((slug) => {
  const { job, draft } = frontOf(`build-process/${slug}/index.md`);
  return job && !draft ? [{ slug, ...job }] : [];
});

const pages = pagesWithHtml.map(({ path: at, html }) => ({
  html,
  at: languageOf(at).path,
  language: languageOf(at).language,
  graph: readPage(html).blocks.join(),
  text: readPage(html).text,
}));
const isDetail = (folder: string, at: string) => at.startsWith(`/${folder}/`);
const ending = pages.filter(
  ({ at }) =>
    ["/", "/about", "/contact"].includes(at) ||
    ["services", "build-process"].some((one) => isDetail(one, at)),
);
/** As typography sets it. */
const set = (text: string) => text.replaceAll("'", "’");

it("pages end with somebody who would run the job, all of them are on /about, and none is made up", () => {
  for (const { at, text, html } of ending) {
    const shown = people.filter(({ name }) => text.includes(name));
    expect([at, shown.length > 0]).toEqual([at, people.length > 0]);
    if (at === "/about") expect(shown).toEqual(people);
    if (people.length === 0) expect([at, specimensIn(html).length > 0]).toEqual([at, facts.sample]);
  }
});

it("a real business shows no specimen", () => {
  for (const { at, html } of pages)
    if (!facts.sample) expect([at, specimensIn(html)]).toEqual([at, []]);
});

it("people are in the structured data of /about, and of the guides that they wrote, once the business is real", () => {
  const guides = new Set(
    filesIn("blog")
      .filter((slug) => people.some(({ id }) => id === frontOf(`blog/${slug}/index.md`).author))
      .map((slug) => `/blog/${slug}`),
  );
  for (const { at, graph } of pages) {
    const named = at === "/about" ? people.length : Number(guides.has(at));
    const expected = facts.sample ? 0 : named;
    expect([at, graph.split('"@type":"Person"').length - 1]).toEqual([at, expected]);
  }
});

it("a review stands word for word beside the job or service that it is about", () => {
  for (const { words, job, service } of reviews) {
    const where = [job && `/build-process/${job}`, service && `/services/${service}`];
    const own = pages.filter(({ at }) => where.includes(at));
    expect(own.length).toBeGreaterThan(0);
    for (const { text } of own) expect(text).toContain(words);
  }
});

it("no review and no award of a sample is marked up for search engines", () => {
  for (const { at, graph } of pages) {
    expect([at, graph.includes('"@type":"Review"')]).toEqual([at, false]);
    if (facts.sample)
      expect([at, /"(?:award|memberOf|hasCredential)":/.test(graph)]).toEqual([at, false]);
  }
});

it.each(languages)(
  "the credentials stand on home, on /about and on every service in %s",
  (language) => {
    const { insurance = [], warranty, awards = [], licenses } = factsIn(language);
    const known = [
      ...licenses.map(({ bond }) => bond),
      ...insurance.map(({ kind }) => kind),
      ...awards.map(({ title }) => title),
      warranty,
    ].filter((one) => one !== undefined);
    const wanted = pages.filter(
      ({ at, language: own }) =>
        own === language && (at === "/" || at === "/about" || isDetail("services", at)),
    );
    expect(wanted.length).toBeGreaterThan(0);
    for (const { at, text } of wanted)
      for (const fact of known) expect([at, text.includes(set(fact))]).toEqual([at, true]);
  },
);

it("a guide names its author, on the page and, once the business is real, in the structured data", () => {
  for (const slug of filesIn("blog")) {
    const { author, draft } = frontOf(`blog/${slug}/index.md`);
    const { name } = people.find(({ id }) => id === author) ?? {};
    if (name === undefined || draft) continue;
    for (const { text, graph } of pages.filter(({ at }) => at === `/blog/${slug}`))
      expect([slug, text.includes(name), graph.includes(name)]).toEqual([
        slug,
        true,
        !facts.sample,
      ]);
  }
});

it("a finished job says where and when it was, on its page and in the work", () => {
  for (const { slug, location, year } of jobs)
    for (const address of ["/build-process", `/build-process/${slug}`])
      for (const language of languagesOf(address)) {
        const page = pages.find(({ at, language: own }) => at === address && own === language);
        const translated = `build-process/${slug}/index.${language}.md`;
        const own = hasContent(translated) ? frontOf(translated).job?.location : undefined;
        const words = set(`${own ?? location ?? ""}, ${year ?? ""}`);
        expect([addressIn(language, address), page?.text.includes(words)]).toEqual([
          addressIn(language, address),
          true,
        ]);
      }
});
