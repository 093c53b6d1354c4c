/** Finds what forbidden-rules.ts forbids, sentence by sentence. */
import type { Finding } from "./finding";
import { rules, type Rule } from "./forbidden-rules";
import { lineOf, type Page } from "./page";
import { excerpt, sentences } from "./text";

/** Words that turn what follows them in the same clause into a denial or a warning. */
const denial =
  /\b(?:no|not|never|none|nobody|nor|neither|without|cannot|avoid|beware|refuse|decline|instead of|rather than)\b|n[’']t\b/i;

export const checkForbidden = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) =>
    page.passages
      // Titles of sources are their publishers' words.
      .filter(({ role }) => role !== "source")
      .flatMap((passage) =>
        sentences(passage.text)
          .flatMap(breaches)
          .map(({ rule: { id, reason, instead }, found }) => ({
            file: page.file,
            line: lineOf(page, passage, found),
            rule: `forbidden/${id}`,
            message: `“${excerpt(found)}”: ${reason}; instead: ${instead}`,
          })),
      ),
  );

/** The rules that a sentence breaks, each with the words that break it. */
const breaches = (sentence: string): { rule: Rule; found: string }[] =>
  rules.flatMap((rule) => {
    const match = rule.pattern.exec(sentence);
    if (!match || isExcused(sentence, match, rule)) return [];
    return [{ rule, found: match[0].trim() }];
  });

const isExcused = (
  sentence: string,
  match: RegExpExecArray,
  { kind, negative, unless }: Rule,
): boolean => {
  if (unless?.test(sentence)) return true;
  if (kind === "phrase") return false;
  if (sentence.endsWith("?")) return true;
  if (negative) return false;
  // A denial holds to the end of its clause: “No guesses; we do audits” denies no audit.
  const upToMatch = sentence.slice(0, match.index + match[0].length);
  const clause = upToMatch.split(/[;:—]\s/).at(-1) ?? "";
  return denial.test(clause);
};
