import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { builtPages } from "../../scripts/routes";
import { business } from "../../src/content/kinds/business";

/** The folder of the built site. */
export const publicFolder = "dist";

/** Reads a file of the content that was built. */
export const readContent = (name: string): string => readFileSync(join("content", name), "utf8");

/** The facts about the business, as content/business.yml has them. */
export const facts = business.schema.parse(parse(readContent("business.yml")));

export const readBuilt = (name: string): string => readFileSync(join(publicFolder, name), "utf8");

/** Whether the built site has a file at an address. */
export const hasFile = (address: string): boolean => {
  const file = join(publicFolder, decodeURIComponent(address));
  return existsSync(file) && statSync(file).isFile();
};

/** Every page with its HTML, the 404 page last. */
export const pagesWithHtml = [
  ...builtPages(publicFolder).map(({ path, file }) => ({ path, html: readFileSync(file, "utf8") })),
  { path: "/404", html: readBuilt("404.html") },
];
