/**
 * Checks the site's words: `npx tsx scripts/check-words.ts`. Prints every finding as `file:line  rule  what is wrong and
 * what to write instead` and ends with exit code 1 when there is one.
 *
 * `--grades` prints the length and the readability of every page besides; `--today=2026-11-20` holds dates against
 * another day; further words are parts of paths, and only findings in such files are printed.
 */
import { join } from "node:path";
import { checks } from "./words/checks";
import { formatFinding, sortFindings } from "./words/finding";
import { gradeOfPage } from "./words/readability";
import { readSite, todayIn } from "./words/site";
import { countWords } from "./words/word-counts";

const root = join(__dirname, "..");
const options = process.argv.slice(2);
const wanted = options.filter((option) => !option.startsWith("--"));
const today =
  options.find((option) => option.startsWith("--today="))?.slice("--today=".length) ??
  todayIn(root);

const pages = readSite(root);

if (options.includes("--grades")) {
  for (const page of pages) {
    const { grade, words } = gradeOfPage(page);
    if (words === 0 || page.kind === "component" || page.kind === "record") continue;
    const length = String(countWords(page)).padStart(6);
    console.log(`${length} words  grade ${grade.toFixed(1).padStart(4)}  ${page.file}`);
  }
}

const findings = sortFindings(
  Object.values(checks).flatMap((check) => check({ root, pages, today })),
).filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

for (const finding of findings) console.log(formatFinding(finding));
console.log(
  findings.length === 0
    ? `words: ${pages.length} files, nothing to mend`
    : `words: ${findings.length} to mend in ${pages.length} files`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
