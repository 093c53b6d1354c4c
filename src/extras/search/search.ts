/** The search: MiniSearch, whose index the build writes and the browser loads. Pure. */
import MiniSearch, { type Options } from "minisearch";
import type { Language } from "../../content/language";

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
  score: number;
}

/** Returns the parts of pages that match what a visitor typed, the best first. */
export type Search = (typed: string) => readonly Found[];

/** The most results that are shown. */
export const maxResults = 20;

/** Returns a word without case and accents, as it is compared. */
export const plain = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The folder of the index, in each language. */
export const indexFolder = "search-index";

/** Returns the path of a language's index. */
export const indexAddress = (language: Language) => `/${indexFolder}/${language}.json`;

const options: Options<IndexedPart> = {
  fields: ["heading", "page", "synonyms", "text"],
  storeFields: ["page", "heading", "excerpt"],
  processTerm: plain,
  searchOptions: {
    boost: { heading: 4, synonyms: 3, page: 2 },
    // The beginning of a page is a better answer than a section.
    boostDocument: (id) => (String(id).includes("#") ? 1 : 1.5),
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    weights: { fuzzy: 0.3, prefix: 0.6 },
    // Short words say little in a longer question ("to", "de la"); alone, an abbreviation still
    // finds its page.
    boostTerm: (term) => (term.length > 2 ? 1 : 0.3),
  },
};

/** Returns the index of parts, as the build writes it. */
export function writeIndex(parts: readonly IndexedPart[]): string {
  const index = new MiniSearch(options);
  index.addAll(parts);
  return JSON.stringify(index);
}

/**
 * Returns the search in an index. The second part of a page counts half, the third a third: no page
 * fills the list.
 */
export function readIndex(json: string): Search {
  const index = MiniSearch.loadJSON(json, options);
  return (typed) => {
    const counts: Record<string, number> = {};
    const weigh = (result: Found) => {
      const [page = ""] = result.id.split("#");
      counts[page] = (counts[page] ?? 0) + 1;
      return { ...result, score: result.score / counts[page] };
    };
    const results = (index.search(typed) as unknown as Found[]).map(weigh);
    return results.sort((a, b) => b.score - a.score).slice(0, maxResults);
  };
}
