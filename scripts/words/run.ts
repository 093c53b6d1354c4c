/** The checks of words as a command: `npm run check:content -- --words`. */
import { checks } from "./checks";
import { formatFinding, sortFindings } from "./finding";
import type { Page } from "./page";
import { easeOfPage, gradeOfPage } from "./readability";
import { readPairs, readSite, todayIn } from "./site";

interface WordsOptions {
  /** Also prints how many words the sentences of every page have, and their readability. */
  grades?: boolean | undefined;
  /** The day against which dates are held, YYYY-MM-DD. */
  today?: string | undefined;
  /** Parts of paths: only findings in such files are printed. All of them when empty. */
  files: readonly string[];
}

/**
 * Prints every finding as `file:line  rule  what is wrong and what to write instead`.
 *
 * @returns whether there are no findings
 */
export function runWords(root: string, { grades, today, files }: WordsOptions): boolean {
  const [pages, pairs] = [readSite(root), readPairs(root)];
  if (grades) {
    printGrades(
      pages.filter(({ kind }) => kind !== "component"),
      gradeOfPage,
      ({ grade }) => `grade ${grade.toFixed(1).padStart(4)}`,
    );
    printGrades(
      pairs.map(({ translation }) => translation),
      easeOfPage,
      ({ ease }) => `ease ${ease.toFixed(1).padStart(5)}`,
    );
  }
  const findings = sortFindings(
    Object.values(checks).flatMap((check) =>
      check({ root, pages, pairs, today: today ?? todayIn(root) }),
    ),
  ).filter(({ file }) => files.length === 0 || files.some((part) => file.includes(part)));
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(
    findings.length === 0
      ? `words: ${pages.length} files, nothing to fix`
      : `words: ${findings.length} to fix in ${pages.length} files`,
  );
  return findings.length === 0;
}

/** Prints a line for each page with running text; records have none of their own. */
function printGrades<Measured extends { words: number }>(
  pages: readonly Page[],
  measure: (page: Page) => Measured,
  format: (measured: Measured) => string,
): void {
  for (const page of pages.filter(({ kind }) => kind !== "record")) {
    const measured = measure(page);
    if (measured.words === 0) continue;
    console.log(`${String(measured.words).padStart(6)} words  ${format(measured)}  ${page.file}`);
  }
}
