/**
 * Flesch–Kincaid grade level: the school year that a reader should have finished.
 *
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid, Fishburne, Rogers and Chissom, Derivation of
 * New Readability Formulas for Navy Enlisted Personnel, 1975).
 *
 * Measured is what is written to be read in sentences: paragraphs, answers, and list items that end as a sentence does.
 * Headings, tables, fact strips, captions, questions and fragments in lists are left out: they are not running text.
 */
import type { Finding } from "./finding";
import type { Kind, Page } from "./page";
import { syllables } from "./syllables";
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

interface Grade {
  grade: number;
  sentences: number;
  words: number;
  syllables: number;
}

/** The grade of texts that are measured together; each text ends a sentence. */
export const gradeOf = (texts: readonly string[]): Grade => {
  const all = texts.flatMap(sentences);
  const spoken = all.flatMap(words);
  const count = spoken.reduce((sum, word) => sum + syllables(word), 0);
  const grade =
    spoken.length === 0
      ? 0
      : (0.39 * spoken.length) / all.length + (11.8 * count) / spoken.length - 15.59;
  return { grade, sentences: all.length, words: spoken.length, syllables: count };
};

export const gradeOfPage = (page: Page): Grade => gradeOf(measuredTexts(page));

/** The running text of a page. */
export const measuredTexts = ({ passages }: Page): string[] =>
  passages
    .filter(
      ({ role, text }) =>
        role === "prose" || role === "answer" || (role === "item" && isSentence(text)),
    )
    .map(({ text }) => text);

export const checkReadability = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) => {
    const limits = gradeLimits[page.kind];
    if (!limits) return [];
    const measured = gradeOfPage(page);
    // As printed: a page must not fail for a hundredth that its author cannot see.
    const grade = Math.round(measured.grade * 10) / 10;
    if (grade >= (limits.min ?? -Infinity) && grade <= limits.max) return [];
    const perSentence = (measured.words / measured.sentences).toFixed(1);
    const perWord = (measured.syllables / measured.words).toFixed(2);
    const wanted = limits.min ? `${limits.min} to ${limits.max}` : `${limits.max} at most`;
    const advice =
      grade > limits.max
        ? "shorten the longest sentences and take the everyday word"
        : "join sentences that belong together and name things exactly";
    return [
      {
        file: page.file,
        line: 1,
        rule: "readability",
        message:
          `Flesch–Kincaid grade ${grade.toFixed(1)} (${perSentence} words a sentence, ${perWord} syllables a word), ` +
          `wanted ${wanted}: ${advice}`,
      },
    ];
  });
