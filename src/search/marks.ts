/** Where the words that were looked for stand in a text. Pure. */
import type { Language } from "../content/language";
import { termOf, wordsOf } from "./terms";

export interface Piece {
  text: string;
  isFound: boolean;
}

/** The pieces of a text, with those marked by whose terms it was found. */
export function marked(text: string, terms: readonly string[], language: Language): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, at } of wordsOf(text)) {
    if (!terms.includes(termOf(word, language) ?? "")) continue;
    if (at > end) pieces.push({ text: text.slice(end, at), isFound: false });
    pieces.push({ text: word, isFound: true });
    end = at + word.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isFound: false }] : pieces;
}

/** How much of a text is quoted, in characters, and how much of that before the first word found. */
const length = 150;
const before = 40;

/** The stretch of a text that has the first of the terms, cut between words; its beginning where it has none. */
export function excerpt(text: string, terms: readonly string[], language: Language): string {
  const first =
    [...wordsOf(text)].find(({ word }) => terms.includes(termOf(word, language) ?? ""))?.at ?? 0;
  const from = first > before ? text.lastIndexOf(" ", first - before) + 1 : 0;
  const end = text.length > from + length ? text.lastIndexOf(" ", from + length) : text.length;
  return `${from > 0 ? "… " : ""}${text.slice(from, end)}${end < text.length ? " …" : ""}`;
}
