import MiniSearch from "minisearch";
import { readIndex, type IndexFile, type IndexedPart } from "./index-file";
import { termsOf } from "./terms";

/** A part of a page that was found. */
export interface Found extends Pick<IndexedPart, "path" | "id" | "page" | "heading"> {
  /** The terms by which it was found, to be marked. */
  terms: readonly string[];
}

/** Finds parts of pages by what a visitor typed, the best first. */
export type Search = (typed: string) => Found[];

const most = 20;

const boost = { heading: 4, page: 2 };
const twice = { heading: 8, page: 4, terms: 2 };

/** Makes the search out of its index: some fifty milliseconds on a slow phone. */
export function makeSearch(file: IndexFile): Search {
  const { language } = file;
  const parts = readIndex(file);
  const miniSearch = new MiniSearch<IndexedPart>({
    idField: "number",
    fields: ["heading", "page", "terms"],
    // Texts come as terms.
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
      // Who types another word means the site's.
      ...otherWays(terms, synonyms).map((way) => ({ queries: [way.join(" ")], boost: twice })),
    ];
    const all = miniSearch.search({
      combineWith: "OR",
      queries: ways.map((way) => ({ ...way, combineWith: "AND" })),
    });
    // After those parts that have all the words, those that have some of them.
    const some = miniSearch.search({ combineWith: "OR", queries: ways });
    const hits = new Map([...all, ...some].map((hit) => [hit.id as number, hit]));
    return [...hits.values()].slice(0, most).flatMap((hit) => {
      const part = parts[hit.id as number];
      return part ? [{ ...part, terms: hit.terms }] : [];
    });
  };
}

interface Synonym {
  find: readonly string[];
  typed: readonly (readonly string[])[];
}

/** The same question with the site's words in the place of others. */
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
