/**
 * What a visitor has to load, in bytes, which are the same on every machine. Times are printed by
 * `npm run bench`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pagesWithHtml, publicFolder } from "../support/built";
import { budgets, expectWithin } from "../support/budgets";
import { weightOf } from "../support/weight";

const pages = pagesWithHtml.map((page) => ({ path: page.path, weight: weightOf(page) }));

it.each(budgets)("no page has too much $part", ({ part, ...limit }) => {
  const ofPages = pages.map(({ path, weight }) => ({
    name: `${part} of ${path}`,
    size: weight[part],
  }));
  expectWithin(limit, ofPages);
});

const scriptFiles = [...new Set(pages.flatMap(({ weight }) => weight.scriptFiles))];

it("no page loads polyfills or server rendering", () => {
  expect(scriptFiles.length).toBeGreaterThan(4);
  expect(scriptFiles.filter((file) => /polyfill|react-dom-server/.test(file))).toEqual([]);
});

it("scripts ask Chrome to compile their functions while they load", () => {
  const chunks = scriptFiles
    .map((file) => ({ file, script: readFileSync(join(publicFolder, file), "utf8") }))
    .filter(({ script }) => script.includes("webpackChunk"));
  expect(chunks.length).toBeGreaterThan(3);
  const others = chunks.filter(({ script }) => !script.startsWith("//# allFunctionsCalledOnLoad"));
  expect(others.map(({ file }) => file)).toEqual([]);
});
