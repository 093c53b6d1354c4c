import type { Language } from "../content/language";
import { isLoaded, provideCatalogs, type Catalog } from "./catalogs";

const files: Record<Language, () => Promise<{ default: Catalog }>> = {
  en: () => import(/* webpackChunkName: "en" */ "./en.yml"),
  es: () => import(/* webpackChunkName: "es" */ "./es.yml"),
};

/** Loads the labels of a language, once. A page in that language can be rendered afterwards. */
export async function loadCatalog(language: Language): Promise<void> {
  if (!isLoaded(language)) provideCatalogs({ [language]: (await files[language]()).default });
}
