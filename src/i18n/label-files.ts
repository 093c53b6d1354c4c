/**
 * Where the labels of the interface are: those of the core, and those of each extra in its folder.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Language } from "../content/language";
import { site } from "../content/site-file";

/** The folder in an extra with the labels that only its own pages show. */
const pageLabels = "page-labels";

/** The names of all extras, by their folders. */
export const extraFolders = (): string[] =>
  readdirSync(path.resolve("src/extras"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const filesIn = (folder: string, extras: readonly string[], language: Language): string[] =>
  extras
    .map((extra) => path.resolve("src/extras", extra, folder, `${language}.yml`))
    .filter((file) => existsSync(file));

/** Returns the files with the labels that only pages of extras show. */
export const pageLabelFiles = (language: Language, extras = site.extras): string[] =>
  filesIn(pageLabels, extras, language);

/** Returns the files with all other labels. */
export const labelFiles = (language: Language, extras = site.extras): string[] => [
  path.resolve(`src/i18n/${language}.yml`),
  ...filesIn("labels", extras, language),
];

/** Whether an extra has labels that only its own pages show. */
export const hasPageLabels = ({ name }: { name: string }): boolean =>
  existsSync(path.resolve("src/extras", name, pageLabels));
