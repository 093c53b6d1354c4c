import type { Language } from "../content/language";

export type Catalog = Readonly<Record<string, string>>;

const files: Record<Language, () => Promise<{ default: Catalog }>> = {
  en: () => import(/* webpackChunkName: "en" */ "./en.yml"),
  es: () => import(/* webpackChunkName: "es" */ "./es.yml"),
};

const loaded: Partial<Record<Language, Catalog>> = {};

/** Makes catalogs available that need not be loaded: those of the static HTML and of tests. */
export function provideCatalogs(catalogs: Partial<Record<Language, Catalog>>): void {
  Object.assign(loaded, catalogs);
}

/** Loads the labels of a language, once. A page in that language can be rendered afterwards. */
export async function loadCatalog(language: Language): Promise<void> {
  loaded[language] ??= (await files[language]()).default;
}

/** Returns the labels of a language, which have been loaded. */
export function catalogOf(language: Language): Catalog {
  const catalog = loaded[language];
  if (!catalog) throw new Error(`The labels in the language "${language}" have not been loaded.`);
  return catalog;
}
