import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Language } from "../content/language";
import { typeset } from "../content/typography";
import type { Catalog } from "./text";

/** Returns the labels in the YAML of a language, as they are shown. */
export const parseCatalog = (yaml: string, language: Language): Catalog =>
  Object.fromEntries(
    Object.entries(parse(yaml) as Catalog).map(([key, text]) => [key, typeset(text, language)]),
  );

/** Reads the labels of a language in Node. */
export const readCatalog = (language: Language): Catalog =>
  parseCatalog(readFileSync(path.resolve(`src/i18n/${language}.yml`), "utf8"), language);
