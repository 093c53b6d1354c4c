/** What the search has of each page, and where its index is. Pure. */
import type { Language } from "../content/language";

/** A part of a page, from one heading, with its id, to the next; the id of the beginning is "". */
export type PagePart = Record<"id" | "heading" | "text", string>;

/** What the index has of a part; its id is its address. */
export interface IndexedPart extends PagePart {
  /** Title of its page. */
  page: string;
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
