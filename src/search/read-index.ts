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
    // Short words say little in a longer question ("to", "de la"); alone, an abbreviation still finds its page.
    boostTerm: (term) => (term.length > 2 ? 1 : 0.3),
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
  return (typed) => spread(index.search(typed) as unknown as Scored[]).slice(0, maxResults);
}

type Scored = Found & { score: number };

/** Sorts results again, with the second part of a page counting half, the third a third: no page fills the list. */
function spread(results: readonly Scored[]): Found[] {
  const counts: Record<string, number> = {};
  const scored = results.map((result) => {
    const [page = ""] = result.id.split("#");
    counts[page] = (counts[page] ?? 0) + 1;
    return { ...result, score: result.score / counts[page] };
  });
  return scored.sort((a, b) => b.score - a.score);
}
