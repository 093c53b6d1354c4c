/** The format of the search index, which the build writes and the browser reads. Pure. */
import type { Language } from "../content/language";

/** A part of a page, from one heading to the next. The first part of a page is its beginning. */
export interface PagePart {
  /** Id of its heading; "" for the first part of the page. */
  id: string;
  heading: string;
  text: string;
}

export interface SearchedPage {
  /** Path of the page, in the original's language. */
  path: string;
  parts: readonly PagePart[];
}

export interface IndexFile {
  language: Language;
  /** The path of each page, followed by the id and heading of each of its parts. */
  pages: readonly (readonly [path: string, ...idsAndHeadings: string[]])[];
  /**
   * The terms of all texts in alphabetical order, one per line: how many letters the term shares with the one above, its other
   * letters, a space, and the numbers of the parts that have it, as differences in base 36, separated by commas. It takes a
   * third of the space of MiniSearch's own JSON.
   */
  terms: string;
  /** The site's words, each with what visitors may type instead. */
  synonyms: readonly (readonly [find: string, typed: readonly string[]])[];
}

/** A part of a page, as it is indexed. */
export interface IndexedPart {
  /** Its position in the index. */
  number: number;
  path: string;
  id: string;
  /** The page's title. */
  page: string;
  heading: string;
  /** The terms of its text, each once. */
  terms: string[];
}

/** Returns the parts of all pages with their terms. */
export function readIndex({ pages, terms }: Pick<IndexFile, "pages" | "terms">): IndexedPart[] {
  const parts: IndexedPart[] = [];
  for (const [path, ...idsAndHeadings] of pages)
    for (let at = 0; at < idsAndHeadings.length; at += 2)
      parts.push({
        number: parts.length,
        path,
        id: idsAndHeadings[at] ?? "",
        page: idsAndHeadings[1] ?? "",
        heading: idsAndHeadings[at + 1] ?? "",
        terms: [],
      });
  let before = "";
  for (const line of terms.split("\n")) {
    const [written = "", distances = ""] = line.split(" ");
    const term = before.slice(0, parseInt(written.charAt(0), 36)) + written.slice(1);
    let number = 0;
    for (const distance of distances.split(",")) {
      number += parseInt(distance, 36);
      parts[number]?.terms.push(term);
    }
    before = term;
  }
  return parts;
}

/** Returns the path of a language's search index. */
export const indexAddress = (language: Language) => `/search-index/${language}.json`;

/** Returns the path of a page's texts, from which the search results quote. */
export const textsAddress = (path: string, language: Language) =>
  `/search-index/${language}/${path === "/" ? "home" : path.slice(1).replaceAll("/", ".")}.json`;
