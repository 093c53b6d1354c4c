import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { builtPages } from "../../scripts/routes";
import { business } from "../../src/content/kinds/business";
import { site } from "../../src/content/kinds/site";
import { addressIn, languages, type Language } from "../../src/content/language";
import { inWordsOf } from "../../src/content/translation";

declare global {
  /** The folder of the project whose built site is looked at: jest.config.mjs sets it. */
  var siteFolder: string;
}

/** The folder of the built site. */
export const publicFolder = join(siteFolder, "dist");

/** Reads a file of the content that was built. */
export const readContent = (name: string): string =>
  readFileSync(join(siteFolder, "content", name), "utf8");

/** Whether there is a file in the content that was built. */
export const hasContent = (name: string): boolean => existsSync(join(siteFolder, "content", name));

/**
 * Whether an address, in the first language, is that of an article or a build recap, which has a
 * day.
 */
export const isDated = (path: string): boolean =>
  /^\/(?:blog|build-process)\/./.test(path) && hasContent(`${path.slice(1)}/index.md`);

/** Whether an address, in the first language, is that of a job that is nobody's. */
export const isSampleJob = (path: string): boolean =>
  /^\/build-process\/./.test(path) &&
  isDated(path) &&
  /^sample: true$/m.test(readContent(`${path.slice(1)}/index.md`));

/** What the site is. */
export const settings = site.schema.parse(parse(readContent("site.yml")));

/** The facts about the business, as content/business.yml has them. */
export const facts = business.schema.parse(parse(readContent("business.yml")));

/** Returns the text of a file of the built site. */
export const readBuilt = (name: string): string => readFileSync(join(publicFolder, name), "utf8");

/** Whether the built site has a file at an address. */
export const hasFile = (address: string): boolean => {
  const file = join(publicFolder, decodeURIComponent(address));
  return existsSync(file) && statSync(file).isFile();
};

/** The languages that have a page, by its address in the first one. */
export const languagesOf = (path: string) =>
  languages.filter((language) => {
    const address = addressIn(language, path);
    return hasFile(`${address === "/" ? "/index" : address}.html`);
  });

/** The facts in a language: what their translation leaves out is said in the first one. */
export const factsIn = (language: Language): typeof facts => {
  const file = `business.${language}.yml`;
  return (hasContent(file) ? inWordsOf(facts, parse(readContent(file))) : facts) as typeof facts;
};

/** Every page with its HTML, the 404 page last. */
export const pagesWithHtml = [
  ...builtPages(publicFolder).map(({ path, file }) => ({ path, html: readFileSync(file, "utf8") })),
  { path: "/404", html: readBuilt("404.html") },
];
