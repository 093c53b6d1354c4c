/** Marks the words that a search found in a text, and quotes from it. Pure. */
import type { Language } from "../content/language";
import { termOf, wordsOf } from "./terms";

export interface Piece {
  text: string;
  isFound: boolean;
}

/** Splits a text into pieces, those that match one of the terms and those between them. */
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

/** How much of a text is quoted, in characters, up to the end of a word, and how much of it comes before the first match. */
const length = 150;
const before = 40;

/** Returns an excerpt around the first match, cut between words; the beginning of the text if nothing matches. */
export function excerpt(text: string, terms: readonly string[], language: Language): string {
  const isFound = ({ word }: { word: string }) => terms.includes(termOf(word, language) ?? "");
  const { at: first, word } = [...wordsOf(text)].find(isFound) ?? { at: 0, word: "" };
  const from = first > before ? text.lastIndexOf(" ", first - before) + 1 : 0;
  const space = text.indexOf(" ", Math.max(from + length, first + word.length));
  const end = space < 0 ? text.length : space;
  return `${from > 0 ? "… " : ""}${text.slice(from, end)}${end < text.length ? " …" : ""}`;
}
