/**
 * Fernández Huerta's reading ease for Spanish, from 0 to 100: 206.84 − 60 × syllables per word − 1.02 × words per sentence
 * (José Fernández Huerta, “Medidas sencillas de lecturabilidad”, Consigna 214, 1959). From 60 on a text is of normal
 * difficulty, between 50 and 60 it is somewhat hard. What is measured is what the English measure takes.
 */
import type { Finding } from "./finding";
import type { Kind, Page } from "./page";
import { measuredTexts } from "./readability";
import type { Pair } from "./site";
import { sentences, words } from "./text";

/** Normal difficulty, for the kinds of pages that are read in sentences; the others are lists of records. */
const least = 60;
const measured: ReadonlySet<Kind> = new Set(["service", "buildRecap", "article", "faq"]);

interface Ease {
  ease: number;
  words: number;
  sentences: number;
  syllables: number;
}

export const easeOf = (texts: readonly string[]): Ease => {
  const all = texts.flatMap(sentences);
  const spoken = all.flatMap(words);
  const count = spoken.reduce((sum, word) => sum + spanishSyllables(word), 0);
  const ease =
    spoken.length === 0
      ? 100
      : 206.84 - (60 * count) / spoken.length - (1.02 * spoken.length) / all.length;
  return { ease, words: spoken.length, sentences: all.length, syllables: count };
};

export const easeOfPage = (page: Page): Ease => easeOf(measuredTexts(page));

export const checkEase = (pairs: readonly Pair[]): Finding[] =>
  pairs.flatMap(({ translation: page }) => {
    if (!measured.has(page.kind)) return [];
    const { ease: exact, words: count, sentences: all, syllables } = easeOfPage(page);
    // As printed, as for the English measure.
    const ease = Math.round(exact * 10) / 10;
    if (ease >= least) return [];
    const perSentence = (count / all).toFixed(1);
    return [
      {
        file: page.file,
        line: 1,
        rule: "readability",
        message: `Fernández Huerta ${ease.toFixed(1)} (${perSentence} words a sentence, ${(syllables / count).toFixed(2)} syllables a word), wanted ${least} at least: shorten the longest sentences and take the everyday word`,
      },
    ];
  });

/**
 * The syllables of a Spanish word: a vowel each, but that an unstressed i or u joins the vowel beside it, and that the u of
 * que, qui, gue and gui is silent. Figures and abbreviations count as one.
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
