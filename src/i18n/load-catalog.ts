import type { Language } from "../content/language";
import { catalogChunks, type CatalogChunk } from "./catalog-parts";
import { provideCatalogs, type Catalog } from "./catalogs";

const files: Record<CatalogChunk, () => Promise<{ default: Catalog }>> = {
  en: () => import(/* webpackChunkName: "en" */ "./en.yml?others"),
  "en-plan": () => import(/* webpackChunkName: "en-plan" */ "./en.yml?plan"),
  "en-tools": () => import(/* webpackChunkName: "en-tools" */ "./en.yml?tools"),
  "en-forms": () => import(/* webpackChunkName: "en-forms" */ "./en.yml?forms"),
  es: () => import(/* webpackChunkName: "es" */ "./es.yml?others"),
  "es-plan": () => import(/* webpackChunkName: "es-plan" */ "./es.yml?plan"),
  "es-tools": () => import(/* webpackChunkName: "es-tools" */ "./es.yml?tools"),
  "es-forms": () => import(/* webpackChunkName: "es-forms" */ "./es.yml?forms"),
};
const loaded = new Set<CatalogChunk>();

/** Loads the labels of a page, each once. The page can be rendered afterwards. */
export async function loadCatalog(language: Language, path: string): Promise<void> {
  await Promise.all(
    catalogChunks(language, path)
      .filter((chunk) => !loaded.has(chunk))
      .map(async (chunk) => {
        provideCatalogs({ [language]: (await files[chunk]()).default });
        loaded.add(chunk);
      }),
  );
}
