import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { withoutBreaks } from "./no-breaks";
import type { Catalog } from "./text";

/** Reads the labels of a language in Node. */
export const readCatalog = (language: string) =>
  parse(withoutBreaks(readFileSync(path.resolve(`src/i18n/${language}.yml`), "utf8"))) as Catalog;
