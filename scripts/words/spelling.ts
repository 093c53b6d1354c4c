/**
 * Spelling, by cspell with its dictionaries of American English and of Spanish and the project's own words
 * (`cspell.config.yaml`, `cspell-words.txt`, `cspell-words.es.txt`). The command is run and not its library, because that is an ES module only.
 */
import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Finding } from "./finding";

/** What is checked, as globs from the root of the project. */
const spelledFiles = [
  "content/**/*.md",
  "content/*.yml",
  "content/**/*.es.yml",
  "src/**/*.tsx",
  "src/{components,forms}/**/*.ts",
  "{README,CONTRIBUTING}.md",
  "docs/*.md",
];

const separator = "\t";

/** `files` are globs or paths from `root`. */
export const checkSpelling = (root: string, files: readonly string[] = spelledFiles): Finding[] => {
  const { error, status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/cspell/bin.mjs"),
      "lint",
      "--config",
      join(root, "cspell.config.yaml"),
      "--no-progress",
      "--no-summary",
      "--no-color",
      "--no-must-find-files",
      "--show-suggestions",
      "--issue-template",
      ["$uri", "$row", "$text", "$suggestions"].join(separator),
      ...files,
    ],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw new Error("cspell failed to start", { cause: error });
  const findings = stdout.split("\n").flatMap((line) => readIssue(root, line));
  // Any status but those for "no issues" (0) and "issues" (1): cspell failed, which would look like success.
  if (status !== 0 && (status !== 1 || findings.length === 0)) {
    throw new Error(`cspell failed with status ${String(status)}: ${stderr || stdout}`);
  }
  return findings;
};

const readIssue = (root: string, line: string): Finding[] => {
  const [uri, row, text, suggestions = ""] = line.split(separator);
  if (!uri?.startsWith("file:") || row === undefined || text === undefined) return [];
  const file = relative(root, fileURLToPath(uri)).replaceAll("\\", "/");
  const nearest = suggestions
    .split(", ")
    .map((word) => word.replace(/\*$/, ""))
    .filter((word) => word !== "" && !/\p{Lu}/u.test(word.slice(1)))
    .slice(0, 3)
    .map((word) => `“${word}”`);
  const advice = nearest.length > 0 ? `write ${nearest.join(" or ")}` : "fix it";
  return [
    {
      file,
      line: Number(row),
      rule: "spelling",
      message: `“${text}” is in no dictionary: ${advice}, or add a true word to ${/\.es\.\w+$/.test(file) ? "cspell-words.es.txt" : "cspell-words.txt"}`,
    },
  ];
};

/** Checks that the words of a dictionary are sorted, ignoring case, without duplicates. */
export const checkDictionary = (file: string, source: string): Finding[] => {
  const lines = source.split("\n").map((word, index) => ({ word: word.trim(), line: index + 1 }));
  const entries = lines.filter(({ word }) => word !== "" && !word.startsWith("#"));
  return entries.flatMap(({ word, line }, index) => {
    const before = entries[index - 1]?.word;
    if (before === undefined || compareWords(before, word) < 0) return [];
    const same = compareWords(before, word) === 0;
    const message = same
      ? `“${word}” stands twice`
      : `“${word}” comes before “${before}”: sort the list`;
    return [{ file, line, rule: "spelling", message }];
  });
};

const compareWords = (a: string, b: string): number =>
  a.localeCompare(b, "en-US", { sensitivity: "base" });
