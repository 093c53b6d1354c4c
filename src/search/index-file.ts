/** The file in which the index travels: written by the build, read in the browser. Pure. */
import type { Language } from "../content/language";

/** A part of a page: from one heading to the next. The first of a page is the page itself. */
export interface PagePart {
  /** Id of its heading; empty for the page itself. */
  id: string;
  heading: string;
  text: string;
}

export interface SearchedPage {
  /** Address of the page, as its original has it. */
  path: string;
  parts: readonly PagePart[];
}

export interface IndexFile {
  language: Language;
  /** Addresses of the pages with the parts of each: id and heading by turns. */
  pages: readonly (readonly [path: string, ...idsAndHeadings: string[]])[];
  /**
   * The terms of all texts in alphabetical order, a line each: how many letters it shares with the one above, the others, and
   * the parts that have it, as distances in base 36. A third of what MiniSearch's own JSON takes.
   */
  terms: string;
  /** What visitors type, and the words it stands for. */
  synonyms: readonly (readonly [find: string, typed: readonly string[]])[];
}

/** What the search knows of a part of a page. */
export interface IndexedPart {
  /** Its place in the index. */
  number: number;
  path: string;
  id: string;
  /** The page's title. */
  page: string;
  heading: string;
  /** The terms of its text, each once. */
  terms: string[];
}

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

export const indexAddress = (language: Language) => `/search-index/${language}.json`;

/** Address of a page's texts, from which the search quotes. */
export const textsAddress = (path: string, language: Language) =>
  `/search-index/${language}/${path === "/" ? "home" : path.slice(1).replaceAll("/", ".")}.json`;
