/** While the business is a sample, each page says so once; no page shows a missing fact. */
import { DomUtils, parseDocument } from "htmlparser2";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { languageOf } from "../../src/content/language";
import { facts, hasFile, pagesWithHtml, readBuilt } from "../support/built";

const notices = {
  en: "Sample website. No contractor’s license has been issued to this business",
  es: "Sitio web de muestra. A este negocio no se le ha otorgado ninguna licencia de contratista",
};
const { sample: isSample, rating } = facts;
const score = `${rating.value} / ${rating.best}`;
const rated = {
  en: `${score} from ${rating.count} reviews`,
  es: `${score} en ${rating.count} reseñas`,
};
const notes = {
  en: rating.note ?? "",
  es: "Una cifra provisional; todavía no la respalda ninguna reseña.",
};
const word = /\bsamples?\b/gi;

/** Where the word may appear besides the notice, and why. */
const exceptions: { path: RegExp; text: RegExp; why: string }[] = [
  {
    path: /^\/build-process\/./,
    text: /\(sample\)/g,
    why: "the disclaimer of a recap, on the page and as its abstract in the structured data",
  },
  {
    path: /^\/services\/residential-interior-remodel$/,
    text: /samples of suspect materials/g,
    why: "what goes to a laboratory",
  },
];

it.each(pagesWithHtml.map(({ path, html }) => [path, html]))(
  "%s says once that the site is a sample while it is one, and leaves nothing to be supplied",
  (path, html) => {
    const notice = notices[languageOf(path).language];
    expect(html.split(notice)).toHaveLength(isSample ? 2 : 1);
    const rest = exceptions
      .filter((exception) => exception.path.test(path))
      .reduce((text, exception) => text.replace(exception.text, ""), html.replace(notice, ""));
    if (isSample) expect(rest.match(word)).toBeNull();
    expect(html).not.toMatch(/to be supplied/i);
  },
);

(isSample ? it : it.skip)("marks each recap once in its disclaimer", () => {
  const recaps = pagesWithHtml.filter(({ path }) => /^\/build-process\/./.test(path));
  expect(recaps.length).toBeGreaterThan(2);
  for (const { path, html } of recaps) {
    const main = DomUtils.getElementsByTagName("main", parseDocument(html).children);
    expect([path, DomUtils.textContent(main).match(word)]).toEqual([path, ["sample"]]);
  }
});

it.each(["llms.txt", "contact.vcf", "feed.xml", "manifest.webmanifest"])(
  "%s leaves nothing to be supplied",
  (name) => expect(readBuilt(name)).not.toMatch(/to be supplied/i),
);

it("llms.txt says it once, and has a license line once there is a license", () => {
  const text = readBuilt("llms.txt");
  if (isSample) expect(text.match(word)).toEqual(["samples"]);
  expect(/^- License:/m.test(text)).toBe(facts.license.number !== undefined);
});

it("shows no sample of a client's mark", () => {
  const { marks } = parse(readFileSync("content/clients.yml", "utf8")) as {
    marks: { drawing: string; sample: boolean }[];
  };
  const drawings = marks.filter(({ sample }) => sample).map(({ drawing }) => drawing.slice(0, 24));
  for (const { path, html } of pagesWithHtml) {
    const data = `page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
    const all = hasFile(`/${data}`) ? html + readBuilt(data) : html;
    expect([path, drawings.filter((drawing) => all.includes(drawing))]).toEqual([path, []]);
  }
});

it("shows the rating once on each page, in the footer, with its note", () => {
  for (const { path, html } of pagesWithHtml) {
    const footer = html.slice(html.indexOf("<footer"));
    const { language } = languageOf(path);
    expect([path, html.split(rated[language]).length]).toEqual([path, 2]);
    if (rating.note !== undefined) expect(footer).toContain(notes[language]);
  }
});
