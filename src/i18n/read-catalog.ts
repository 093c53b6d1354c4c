import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Language } from "../content/language";
import { site } from "../content/site-file";
import { typeset } from "../content/typography";
import { labelFiles, pageLabelFiles } from "./label-files";
import type { Catalog } from "./text";

/** Returns the labels in the YAML of a language, as they are shown. */
export const parseCatalog = (yaml: string, language: Language): Catalog =>
  Object.fromEntries(
    Object.entries((parse(yaml) ?? {}) as Catalog).map(([key, text]) => [
      key,
      typeset(text, language),
    ]),
  );

/** Reads the labels of a language in Node: those of the core, and of the extras. */
export function readCatalog(language: Language, extras = site.extras): Catalog {
  const files = [...labelFiles(language, extras), ...pageLabelFiles(language, extras)];
  const yaml = files.map((file) => readFileSync(file, "utf8")).join("\n");
  return parseCatalog(yaml, language);
}
