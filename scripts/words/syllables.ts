/**
 * Counts syllables for the readability measures, with Flesch's rule for what is not spelled as it is spoken: “Count abbreviations,
 * figures, symbols and their combinations as one-syllable words.” (Rudolf Flesch, How to Write Plain English, chapter 2)
 */
import { syllable } from "syllable";

/** Of an English word. Each part of a compound is counted; a word has one syllable at least. */
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

/**
 * Of a Spanish word: one for each vowel, except that an unstressed i or u joins the vowel beside it, and that the u of que, qui, gue
 * and gui is silent.
 */
export const spanishSyllables = (word: string): number => {
  if (/\d/.test(word) || /^\P{L}*\p{Lu}{2,}\P{L}*$/u.test(word)) return 1;
  const plain = word
    .toLowerCase()
    .replace(/([qg])u(?=[eiéí])/g, "$1")
    .replace(/y(?![aeiouáéíóú])/g, "i");
  const groups = plain.match(/[aeiouáéíóúü]+/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + (group.match(/[aeoáéóíú]|^[iuü]+$/g) ?? []).length, 0),
  );
};
