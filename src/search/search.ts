/** The search over all pages of a language: MiniSearch, whose index the build writes and the browser loads. */
import MiniSearch, { type Options } from "minisearch";
import type { Language } from "../content/language";

/** A part of a page, from one heading to the next. The first part of a page is its beginning. */
export interface PagePart {
  /** Id of its heading; "" for the first part of the page. */
  id: string;
  heading: string;
  text: string;
}

/** What the index has of a part. */
export interface IndexedPart {
  /** Address of the part. */
  id: string;
  /** Title of its page. */
  page: string;
  heading: string;
  text: string;
  /** The beginning of the text, to be shown. */
  excerpt: string;
  /** What visitors may type for the words in its headings. */
  synonyms: string;
}

/** A search result. */
export interface Found extends Pick<IndexedPart, "id" | "page" | "heading" | "excerpt"> {
  /** The words that matched, to be marked. */
  terms: readonly string[];
}

/** Returns a word without case and accents. */
export const plain = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const options: Options<IndexedPart> = {
  fields: ["heading", "page", "synonyms", "text"],
  storeFields: ["page", "heading", "excerpt"],
  processTerm: plain,
  searchOptions: {
    boost: { heading: 4, synonyms: 3, page: 2 },
    boostDocument: (id) => (String(id).includes("#") ? 1 : 1.5),
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    weights: { fuzzy: 0.3, prefix: 0.6 },
  },
};

/** Returns an index of parts, as the build writes it. */
export function writeIndex(parts: readonly IndexedPart[]): string {
  const index = new MiniSearch(options);
  index.addAll(parts);
  return JSON.stringify(index);
}

/** Returns the parts of pages that match what a visitor typed, the best first. */
export type Search = (typed: string) => Found[];

/** Reads an index. */
export function readIndex(json: string): Search {
  const index = MiniSearch.loadJSON(json, options);
  return (typed) => (index.search(typed) as unknown as Found[]).slice(0, 20);
}

/** Returns the path of a language's index. */
export const indexAddress = (language: Language) => `/search-index/${language}.json`;
