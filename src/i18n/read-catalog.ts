import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { parseLabelFile } from "../content/label-yaml";
import type { Language } from "../content/language";
import { site } from "../content/site-file";
import { typeset } from "../content/typography";
import { labelFiles, pageLabelFiles } from "./label-files";
import type { Catalog } from "./text";

const asShown = (labels: Catalog, language: Language): Catalog =>
  Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, typeset(text, language)]));

/** Returns the labels in the YAML of a language, as they are shown. */
export const parseCatalog = (yaml: string, language: Language): Catalog =>
  asShown((parse(yaml) ?? {}) as Catalog, language);

const labelsOf = (file: string): Catalog => {
  const name = path.relative("", file);
  return (parseLabelFile(name, readFileSync(file, "utf8")).document.toJS() ?? {}) as Catalog;
};

/** Reads the labels of a language in Node: those of the core, and of the extras. */
export function readCatalog(language: Language, extras = site.extras): Catalog {
  const files = [...labelFiles(language, extras), ...pageLabelFiles(language, extras)];
  return asShown(Object.assign({}, ...files.map(labelsOf)) as Catalog, language);
}
