/**
 * Fernández Huerta's reading ease for Spanish, from 0 to 100: 206.84 − 60 × syllables per word − 1.02 × words per sentence
 * (José Fernández Huerta, “Medidas sencillas de lecturabilidad”, Consigna 214, 1959). From 60 on a text is of normal
 * difficulty, between 50 and 60 it is somewhat hard. What is measured is what the English measure takes.
 */
import type { Finding } from "./finding";
import type { Page } from "./page";
import { measuredTexts } from "./readability";
import type { Pair } from "./site";
import { sentences, words } from "./text";

/** Names of statutes and boards are long whoever writes them; below this a page is harder than its original may be. */
const least = 50;

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

/** The kinds of pages whose originals are measured too; records are single sentences. */
export const checkEase = (pairs: readonly Pair[]): Finding[] =>
  pairs.flatMap(({ translation: page }) => {
    if (page.kind === "record") return [];
    const measured = easeOfPage(page);
    const ease = Math.round(measured.ease * 10) / 10;
    if (ease >= least) return [];
    const perSentence = (measured.words / measured.sentences).toFixed(1);
    return [
      {
        file: page.file,
        line: 1,
        rule: "readability",
        message: `Fernández Huerta ${ease.toFixed(1)} (${perSentence} words a sentence, ${(measured.syllables / measured.words).toFixed(2)} syllables a word), wanted ${least} at least: shorten the longest sentences and take the everyday word`,
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
