import MiniSearch from "minisearch";
import { readIndex, type IndexFile, type IndexedPart } from "./index-file";
import { termsOf } from "./terms";

/** A search result: a part of a page. */
export interface Found extends Pick<IndexedPart, "path" | "id" | "page" | "heading"> {
  /** The terms that matched, to be marked. */
  terms: readonly string[];
}

/** Returns the parts of pages that match what a visitor typed, the best first. */
export type Search = (typed: string) => Found[];

const maxResults = 20;

const boost = { heading: 4, page: 2 };
/** The boost of the site's own words in place of what was typed. */
const doubleBoost = { heading: 8, page: 4, terms: 2 };

/** Creates the search from its index: takes some 50 ms on a slow phone. */
export function makeSearch(file: IndexFile): Search {
  const { language } = file;
  const parts = readIndex(file);
  const miniSearch = new MiniSearch<IndexedPart>({
    idField: "number",
    fields: ["heading", "page", "terms"],
    // The index has terms instead of texts.
    tokenize: (text, field) => (field === "terms" ? text.split(" ") : termsOf(text, language)),
    processTerm: (term) => term,
    extractField: (part, field) =>
      field === "terms" ? part.terms.join(" ") : String(part[field as keyof IndexedPart]),
    searchOptions: {
      boost,
      boostDocument: (number) => (parts[number as number]?.id === "" ? 1.3 : 1),
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  });
  miniSearch.addAll(parts);
  const synonyms = file.synonyms.map(([find, typed]) => ({
    find: termsOf(find, language),
    typed: typed.map((words) => termsOf(words, language)),
  }));

  return (typed) => {
    const terms = termsOf(typed, language);
    if (terms.length === 0) return [];
    const ways = [
      { queries: [terms.join(" ")] },
      // A visitor who types a synonym means the site's word.
      ...otherWays(terms, synonyms).map((way) => ({
        queries: [way.join(" ")],
        boost: doubleBoost,
      })),
    ];
    const all = miniSearch.search({
      combineWith: "OR",
      queries: ways.map((way) => ({ ...way, combineWith: "AND" })),
    });
    // Parts that have all the words come first, then those that have some of them.
    const some = miniSearch.search({ combineWith: "OR", queries: ways });
    const hits = new Map([...all, ...some].map((hit) => [hit.id as number, hit]));
    return [...hits.values()].slice(0, maxResults).flatMap((hit) => {
      const part = parts[hit.id as number];
      return part ? [{ ...part, terms: hit.terms }] : [];
    });
  };
}

interface Synonym {
  find: readonly string[];
  typed: readonly (readonly string[])[];
}

/** Returns the same query with the site's words in place of their synonyms, once for each synonym that it has. */
function otherWays(terms: readonly string[], synonyms: readonly Synonym[]): string[][] {
  return synonyms.flatMap(({ find, typed }) =>
    typed.flatMap((words) => {
      const at = terms.findIndex((_, start) =>
        words.every((word, index) => terms[start + index] === word),
      );
      return at < 0 || words.length === 0
        ? []
        : [[...terms.slice(0, at), ...find, ...terms.slice(at + words.length)]];
    }),
  );
}
