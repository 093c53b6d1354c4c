/** What a visitor has to load. Times are printed by `npm run bench`; bytes are the same everywhere, so they are tested. */
import { languageOf } from "../../src/content/language";
import { pagesWithHtml, readBuilt } from "../support/built";
import { phonePicture, weightOf } from "../support/weight";

const kilobyte = 1024;

/** The style guide is built for tests alone. */
const pages = pagesWithHtml.filter(({ path }) => path !== "/style-guide");

it("takes the file that a phone takes", () => {
  const srcset = "/a 400w,\n/b 800w,\n/c 1200w";
  expect(phonePicture(srcset, "(min-width: 64rem) 58vw, 100vw")).toBe("/b");
  expect(phonePicture(srcset, "160vw")).toBe("/c");
  expect(phonePicture(srcset, "9rem")).toBe("/a");
  expect(phonePicture(srcset, "300vw")).toBe("/c");
});

describe.each(pages)("$path", (page) => {
  const weight = weightOf(page);
  const { language, path } = languageOf(page.path);
  const isSpanish = language === "es";
  const limits: [string, number, number][] = [
    // Drawings and bars lie below the first view, with their words in the page.
    // Spanish takes a tenth more.
    ["HTML", weight.html, (16 + 0.4 * weight.graphics) * (isSpanish ? 1.1 : 1)],
    ["the first picture on a phone", weight.hero, 60],
    ["all of the first view", weight.firstView, path === "/" ? 160 : 120],
    ["script before idle or interest", weight.inlineScript, 6],
    // 75, 2 for what every page has of the search, and 1.5 for knowing the pages of a second language. The words of that
    // language are longer, and each accent is two bytes: 1.3 on the pages with a form.
    ["all script", weight.script, isSpanish ? 80 : 78.5],
    ["all CSS", weight.css, 15],
  ];

  it.each(limits)("%s: %i bytes, at most %i KB", (_name, bytes, limit) => {
    expect(bytes).toBeLessThanOrEqual(limit * kilobyte);
  });

  it("has the browser compile what webpack wrote while it is being loaded", () => {
    const written = weight.scriptFiles.filter((file) => !file.startsWith("/gatsby-globals-"));
    const hint = /^(\/\*[^*]*\*\/\s*)?\/\/# allFunctionsCalledOnLoad\n/;
    expect(written.filter((file) => !hint.test(readBuilt(file)))).toEqual([]);
  });

  it("loads no polyfills and no server rendering", () => {
    const { scriptFiles } = weight;
    expect(scriptFiles.length).toBeGreaterThan(4);
    expect(scriptFiles.filter((file) => /polyfill|react-dom-server/.test(file))).toEqual([]);
  });
});
