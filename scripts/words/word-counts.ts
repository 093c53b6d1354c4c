/**
 * How long the pages are, kind by kind (limits from issue 3).
 *
 * - Service and article: the words of the body (paragraphs, lists, tables, headings), without the pictures' words and
 *   without the front matter: fact strip, questions and checklist come on top.
 * - Build recap: the same, with the titles and texts of its phases and lessons, since they are its story.
 * - Answers, in `faq.yml` and on service pages: each for itself.
 */
import type { Finding } from "./finding";
import type { Kind, Page, Passage } from "./page";
import { words } from "./text";

export const wordLimits: Partial<Record<Kind, { min: number; max: number }>> = {
  service: { min: 700, max: 1100 },
  article: { min: 1200, max: 1800 },
  buildRecap: { min: 800, max: 1200 },
};

export const answerLimits = { min: 40, max: 90 };

const isCounted = (page: Page, { role, field }: Passage): boolean =>
  role !== "alt" &&
  role !== "caption" &&
  (field === "body" || (page.kind === "buildRecap" && /^(phases|lessons)\./.test(field)));

/** The words of the page that its limit is about. */
export const countWords = (page: Page): number =>
  page.passages
    .filter((passage) => isCounted(page, passage))
    .reduce((sum, { text }) => sum + words(text).length, 0);

export const checkWordCounts = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) => {
    const findings: Finding[] = [];
    const limits = wordLimits[page.kind];
    const count = countWords(page);
    if (limits && !within(count, limits)) {
      const counted = page.kind === "buildRecap" ? "body, phases and lessons" : "body";
      findings.push({
        file: page.file,
        line: 1,
        rule: "word-count",
        message: `${count} words in ${counted}, wanted ${limits.min} to ${limits.max}: ${advice(count, limits)}`,
      });
    }
    return [...findings, ...checkAnswers(page)];
  });

/** An answer may hold several paragraphs; they count together. */
const checkAnswers = (page: Page): Finding[] => {
  const answers = new Map<string, { line: number; count: number }>();
  for (const { role, field, line, text } of page.passages) {
    if (!field.endsWith(".answer") || role === "alt" || role === "caption") continue;
    const answer = answers.get(field) ?? { line, count: 0 };
    answer.count += words(text).length;
    answers.set(field, answer);
  }
  return [...answers].flatMap(([field, { line, count }]) =>
    within(count, answerLimits)
      ? []
      : [
          {
            file: page.file,
            line,
            rule: "word-count",
            message: `${count} words in ${field}, wanted ${answerLimits.min} to ${answerLimits.max}: ${advice(count, answerLimits)}`,
          },
        ],
  );
};

const within = (count: number, { min, max }: { min: number; max: number }): boolean =>
  count >= min && count <= max;

const advice = (count: number, { min }: { min: number }): string =>
  count < min ? "say what the reader still has to ask for" : "cut what the reader would not miss";
