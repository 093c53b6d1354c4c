import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Catalog } from "./catalogs";

/** Reads the labels of a language in Node. */
export const readCatalog = (language: string) =>
  parse(readFileSync(path.resolve(`src/i18n/${language}.yml`), "utf8")) as Catalog;
