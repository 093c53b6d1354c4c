/**
 * Counts the syllables of an English word, for the readability measure: by the package `syllable`, with Flesch's rule for
 * what is not spelled as it is spoken: “Count abbreviations, figures, symbols and their combinations as one-syllable words.”
 * (Rudolf Flesch, How to Write Plain English, chapter 2)
 */
import { syllable } from "syllable";

/** The parts of a compound are counted each; a word has one syllable at least. */
export const syllables = (word: string): number =>
  Math.max(
    1,
    word.split(/[-–/]/).reduce((sum, part) => sum + ofPart(part), 0),
  );

const ofPart = (part: string): number => {
  if (!/[\p{L}\p{N}]/u.test(part)) return 0;
  return /\d/.test(part) || isAbbreviation(part) ? 1 : syllable(part);
};

/** "NRS", "HVAC", "RFIs", "a.m.", "U.S." */
const isAbbreviation = (part: string): boolean =>
  /^\P{L}*\p{Lu}{2,}s?\P{L}*$/u.test(part) || /\p{L}\.\p{L}/u.test(part);
