/**
 * Near-duplicates: no run of twelve words stands on two pages.
 *
 * Every run of twelve words (a shingle; A. Broder, On the resemblance and containment of documents, 1997) goes into one
 * hash map, so the time grows with the number of words and not with the number of pairs of pages. Runs do not cross the
 * end of a passage. A longer repetition is reported once, whole.
 *
 * Not compared: titles of sources (they are their publishers' words) and the words of pictures (a picture that appears
 * on two pages shows the same thing on both).
 */
import type { Finding } from "./finding";
import { lineOf, type Page, type Passage } from "./page";
import { bareWords } from "./text";

const runLength = 12;

const notCompared = new Set(["source", "alt", "caption"]);

/**
 * Statements that a law or the facts word exactly, as `bareWords` returns them. Each counts as one word, so that it is no repetition by
 * itself, but a sentence around it still is.
 */
const setPhrases: readonly string[] = [
  "we offer and bid no work there until an arizona roc license number appears on this page",
  "no contractor's license has been issued to this business and no work is offered",
];

interface Place {
  page: Page;
  passage: Passage;
}

export const checkDuplicates = (
  pages: readonly Page[],
  phrases: readonly string[] = setPhrases,
): Finding[] => {
  const seen = new Map<string, Place>();
  const findings: Finding[] = [];
  for (const page of pages) {
    const own: [string, Place][] = [];
    for (const passage of page.passages) {
      if (notCompared.has(passage.role)) continue;
      const tokens = tokensOf(passage.text, phrases);
      // While a repetition goes on, it grows; `repeated` holds where it began and with whom.
      let repeated: { from: number; to: number; other: Place } | undefined;
      for (let at = 0; at + runLength <= tokens.length; at += 1) {
        const shingle = tokens.slice(at, at + runLength).join(" ");
        const other = seen.get(shingle);
        own.push([shingle, { page, passage }]);
        if (repeated && other?.passage === repeated.other.passage && at === repeated.to + 1) {
          repeated.to = at;
        } else {
          if (repeated) findings.push(report(page, passage, tokens, repeated));
          repeated = other ? { from: at, to: at, other } : undefined;
        }
      }
      if (repeated) findings.push(report(page, passage, tokens, repeated));
    }
    // Only now, so that a page is compared with the others and not with itself.
    for (const [shingle, place] of own) if (!seen.has(shingle)) seen.set(shingle, place);
  }
  return findings;
};

const report = (
  page: Page,
  passage: Passage,
  tokens: readonly string[],
  { from, to, other }: { from: number; to: number; other: Place },
): Finding => {
  const run = tokens
    .slice(from, to + runLength)
    .join(" ")
    .replaceAll(glue, " ");
  const start = run.split(" ").slice(0, 3).join(" ");
  const otherLine = lineOf(other.page, other.passage, start);
  return {
    file: page.file,
    line: lineOf(page, passage, start),
    rule: "duplicate",
    message: `“${run}” stands in ${other.page.file}:${otherLine} too: say it anew here, or link to it`,
  };
};

/** Joins the words of a set phrase into one token. */
const glue = "_";

const tokensOf = (text: string, phrases: readonly string[]): string[] =>
  phrases
    .reduce(
      (joined, phrase) => joined.replaceAll(phrase, phrase.replaceAll(" ", glue)),
      bareWords(text).join(" "),
    )
    .split(" ");
