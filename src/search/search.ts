/** What the search has of each page, and where its index is. Pure. */
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
  /** What visitors may type for the words in its heading. */
  synonyms: string;
}

/** A search result. */
export interface Found extends Pick<IndexedPart, "id" | "page" | "heading" | "excerpt"> {
  /** The words that matched, to be marked. */
  terms: readonly string[];
}

/** Returns the parts of pages that match what a visitor typed, the best first. */
export type Search = (typed: string) => Found[];

export const maxResults = 20;

/** Returns a word without case and accents, as it is compared. */
export const plain = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the path of a language's index. */
export const indexAddress = (language: Language) => `/search-index/${language}.json`;
