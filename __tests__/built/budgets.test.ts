/** What a visitor has to load, in bytes, which are the same on every machine. Times are printed by `npm run bench`. */
import { readFileSync } from "node:fs";
import { languageOf } from "../../src/content/language";
import { pagesWithHtml } from "../support/built";
import { weightOf } from "../support/weight";

const kilobyte = 1024;

describe.each(pagesWithHtml)("$path", (page) => {
  const weight = weightOf(page);
  const { language, path } = languageOf(page.path);
  const isSpanish = language === "es";
  const limits: [string, number, number][] = [
    // Drawings and bars lie below the first view, but their labels are in the page. Spanish is a tenth longer.
    [
      "HTML",
      weight.markup,
      // The planner's page has the answer to every project, for a browser without script.
      ((["/plan", "/rules"].includes(path) ? 13 : 12) + 0.4 * weight.graphics) *
        (isSpanish ? 1.1 : 1),
    ],
    ["styles", weight.css, 9],
    // With 1 KB of headers, in the first round trip of a new connection.
    ["the typeface", weight.fonts, 13],
    ["the first picture on a phone", weight.hero, 60],
    ["all of the first view", weight.firstView, path === "/" ? 160 : 120],
    ["script before interest", weight.inlineScript, 6],
    ["all script", weight.script, 85],
  ];

  it.each(limits)("%s: %i bytes, at most %i KB", (_name, bytes, limit) => {
    expect(bytes).toBeLessThanOrEqual(limit * kilobyte);
  });

  it("loads no polyfills and no server rendering", () => {
    const { scriptFiles } = weight;
    expect(scriptFiles.length).toBeGreaterThan(4);
    expect(scriptFiles.filter((file) => /polyfill|react-dom-server/.test(file))).toEqual([]);
  });

  it("asks Chrome to compile its functions while they load", () => {
    const scripts = weight.scriptFiles.map((file) => readFileSync(`dist${file}`, "utf8"));
    const chunks = scripts.filter((script) => script.includes("webpackChunk"));
    expect(chunks.length).toBeGreaterThan(3);
    for (const chunk of chunks) expect(chunk).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
});
