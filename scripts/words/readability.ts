/**
 * Checks how easily pages read.
 *
 * English by the Flesch–Kincaid grade level, the school year that a reader should have finished: 0.39 × words per sentence +
 * 11.8 × syllables per word − 15.59 (Kincaid, Fishburne, Rogers and Chissom, Derivation of New Readability Formulas for Navy Enlisted
 * Personnel, 1975).
 *
 * Spanish by Fernández Huerta's reading ease, from 0 to 100: 206.84 − 60 × syllables per word − 1.02 × words per sentence (José Fernández
 * Huerta, “Medidas sencillas de lecturabilidad”, Consigna 214, 1959). From 60 on a text is of normal difficulty, between 50 and 60 it is
 * somewhat hard.
 */
import type { Finding } from "./finding";
import type { Kind, Page } from "./page";
import type { Pair } from "./site";
import { spanishSyllables, syllables } from "./syllables";
import { isSentence, sentences, words } from "./text";

/**
 * Service pages are read by people who compare contractors on a phone: grade 8 to 10. Below 8 the text
 * has usually lost its names and numbers.
 *
 * The other pages tell a story, give an answer or read like a list, and may be as plain as they can: no floor. Their
 * ceiling is the same 10. Names of statutes and boards are long whoever writes them ("Nevada State Contractors Board"
 * alone has eight syllables), yet what we add around them is ours, and a page on a deposit law that is harder than the
 * page that sells the work would serve nobody.
 */
const gradeLimits: Partial<Record<Kind, { min?: number; max: number }>> = {
  service: { min: 8, max: 10 },
  buildRecap: { max: 10 },
  article: { max: 10 },
  faq: { max: 10 },
};

/** The least reading ease of the same kinds in Spanish. */
const leastEase = 60;

interface Counts {
  sentences: number;
  words: number;
  syllables: number;
}

/** Counts texts that are measured together; each text ends a sentence. */
const count = (texts: readonly string[], syllablesOf: (word: string) => number): Counts => {
  const all = texts.flatMap(sentences);
  const spoken = all.flatMap(words);
  return {
    sentences: all.length,
    words: spoken.length,
    syllables: spoken.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
};

const perSentence = (counts: Counts): number => counts.words / counts.sentences;
const perWord = (counts: Counts): number => counts.syllables / counts.words;

export const gradeOf = (texts: readonly string[]): Counts & { grade: number } => {
  const counts = count(texts, syllables);
  const grade =
    counts.words === 0 ? 0 : 0.39 * perSentence(counts) + 11.8 * perWord(counts) - 15.59;
  return { grade, ...counts };
};

export const easeOf = (texts: readonly string[]): Counts & { ease: number } => {
  const counts = count(texts, spanishSyllables);
  const ease =
    counts.words === 0 ? 100 : 206.84 - 60 * perWord(counts) - 1.02 * perSentence(counts);
  return { ease, ...counts };
};

export const gradeOfPage = (page: Page) => gradeOf(runningText(page));
export const easeOfPage = (page: Page) => easeOf(runningText(page));

/** Paragraphs, answers, and list items that end as a sentence does; headings, tables, captions and fragments are not read in sentences. */
const runningText = ({ passages }: Page): string[] =>
  passages
    .filter(
      ({ role, text }) =>
        role === "prose" || role === "answer" || (role === "item" && isSentence(text)),
    )
    .map(({ text }) => text);

/** As printed: a page must not fail for a hundredth that its author cannot see. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

const finding = (
  { file }: Page,
  measure: string,
  counts: Counts,
  wanted: string,
  advice: string,
): Finding => ({
  file,
  line: 1,
  rule: "readability",
  message:
    `${measure} (${perSentence(counts).toFixed(1)} words a sentence, ${perWord(counts).toFixed(2)} syllables a word), ` +
    `wanted ${wanted}: ${advice}`,
});

const simplify = "shorten the longest sentences and take the everyday word";
const enrich = "join sentences that belong together and name things exactly";

export const checkReadability = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) => {
    const limits = gradeLimits[page.kind];
    if (!limits) return [];
    const { min, max } = limits;
    const measured = gradeOfPage(page);
    const grade = rounded(measured.grade);
    if (grade >= (min ?? -Infinity) && grade <= max) return [];
    const wanted = min ? `${min} to ${max}` : `${max} at most`;
    const measure = `Flesch–Kincaid grade ${grade.toFixed(1)}`;
    return [finding(page, measure, measured, wanted, grade > max ? simplify : enrich)];
  });

export const checkEase = (pairs: readonly Pair[]): Finding[] =>
  pairs.flatMap(({ translation: page }) => {
    const measured = easeOfPage(page);
    const ease = rounded(measured.ease);
    if (!gradeLimits[page.kind] || ease >= leastEase) return [];
    const measure = `Fernández Huerta ${ease.toFixed(1)}`;
    return [finding(page, measure, measured, `${leastEase} at least`, simplify)];
  });
