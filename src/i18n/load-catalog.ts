import { languages, type Language } from "../content/language";
import { partNames, partsOf, type CatalogPart } from "./catalog-parts";
import { provideCatalogs, type Catalog } from "./text";

/** A script for each part of each language: "en-yml-forms". */
const files: Record<CatalogPart, (language: Language) => Promise<{ default: Catalog }>> = {
  others: (code) => import(/* webpackChunkName: "[request]-others" */ `./${code}.yml?others`),
  forms: (code) => import(/* webpackChunkName: "[request]-forms" */ `./${code}.yml?forms`),
  extras: (code) => import(/* webpackChunkName: "[request]-extras" */ `./${code}.yml?extras`),
};

const load = async (language: Language, part: CatalogPart) =>
  provideCatalogs({ [language]: (await files[part](language)).default });

/** What src/gatsby/webpack.ts puts in its place. */
const labelled = (process.env.LABELLED_ADDRESSES ?? []) as unknown as readonly string[];

/** Loads the labels of a page. The page can be rendered afterwards. */
export const loadCatalog = (language: Language, path: string) =>
  Promise.all(partsOf(path, labelled).map((part) => load(language, part)));

/** Loads the labels of all pages, for the static HTML. */
export const loadCatalogs = () =>
  Promise.all(languages.flatMap((language) => partNames.map((part) => load(language, part))));
