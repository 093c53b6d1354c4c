/** Finds what forbidden-rules.ts names, sentence by sentence. */
import { unusedExceptions } from "./exceptions";
import type { Finding } from "./finding";
import { exceptions as siteExceptions, type Exception } from "./forbidden-exceptions";
import { rules as siteRules, type Rule } from "./forbidden-rules";
import { lineOf, type Page, type Passage } from "./page";
import { excerpt, sentences } from "./text";

/** Words that turn what follows them in the same sentence into a denial or a warning. */
const denial =
  /\b(?:no|not|never|none|nobody|nor|neither|without|cannot|avoid|beware|refuse|decline|instead of|rather than)\b|n[’']t\b/i;

/** Titles of sources are their publishers' words. */
const notRead = new Set(["source"]);

interface ForbiddenOptions {
  rules?: readonly Rule[];
  exceptions?: readonly Exception[];
}

export const checkForbidden = (
  pages: readonly Page[],
  { rules = siteRules, exceptions = siteExceptions }: ForbiddenOptions = {},
): Finding[] => {
  const used = new Set<Exception>();
  const findings: Finding[] = [];
  for (const page of pages) {
    for (const passage of page.passages) {
      if (notRead.has(passage.role)) continue;
      for (const sentence of sentences(passage.text)) {
        for (const { rule, found } of breaches(sentence, rules)) {
          const exception = exceptions.find(
            ({ file, rule: id, words }) =>
              file === page.file && id === rule.id && sentence.includes(words),
          );
          if (exception) used.add(exception);
          else findings.push(report(page, passage, rule, found));
        }
      }
    }
  }
  const left = unusedExceptions(pages, exceptions, used, "forbidden", "forbidden-exceptions.ts");
  return [...findings, ...left];
};

/** Which rules a sentence breaks. */
const breaches = (sentence: string, rules: readonly Rule[]): { rule: Rule; found: string }[] =>
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
  // A denial holds from where it appears to the end of its clause: "No guesses; we do audits" denies no audit.
  const upToMatch = sentence.slice(0, match.index + match[0].length);
  const clause = upToMatch.split(/[;:—]\s/).at(-1) ?? "";
  return denial.test(clause);
};

const report = (page: Page, passage: Passage, rule: Rule, found: string): Finding => ({
  file: page.file,
  line: lineOf(page, passage, found),
  rule: `forbidden/${rule.id}`,
  message: `“${excerpt(found)}”: ${rule.reason}; instead: ${rule.instead}`,
});
