import type { Language } from "../content/language";

export type Catalog = Readonly<Record<string, string>>;

const loaded: Partial<Record<Language, Catalog>> = {};

/** Makes catalogs available, all of those that the static HTML, the build and tests need. */
export function provideCatalogs(catalogs: Partial<Record<Language, Catalog>>): void {
  for (const [language, labels] of Object.entries(catalogs) as [Language, Catalog][])
    loaded[language] = { ...loaded[language], ...labels };
}

/** Returns the labels of a language, which have been loaded. */
export function catalogOf(language: Language): Catalog {
  const catalog = loaded[language];
  if (!catalog) throw new Error(`The labels in the language "${language}" have not been loaded.`);
  return catalog;
}
