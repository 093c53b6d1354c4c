/** The search itself: MiniSearch, whose index the build writes and the browser loads. */
import MiniSearch, { type Options } from "minisearch";
import { maxResults, plain, type Found, type IndexedPart, type Search } from "./search";

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
  },
};

/** Returns the index of parts, as the build writes it. */
export function writeIndex(parts: readonly IndexedPart[]): string {
  const index = new MiniSearch(options);
  index.addAll(parts);
  return JSON.stringify(index);
}

/** Returns the search in an index. */
export function readIndex(json: string): Search {
  const index = MiniSearch.loadJSON(json, options);
  return (typed) => (index.search(typed) as unknown as Found[]).slice(0, maxResults);
}
