/** Reads the site's words from disk; everything else in this folder works on what it returns. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { placeOf, translationPlaceOf } from "../../src/content/paths";
import { isTranslatable } from "../../src/content/translation";
import { readCodeFile } from "./code-file";
import { readContentFile } from "./content-file";
import type { Page } from "./page";

/** Every page and every file of words under `root`, in a fixed order. */
export const readSite = (root: string): Page[] => [
  ...filesUnder(root, "content").flatMap((file) => {
    const place = placeOf(file.replace(/^content\//, ""));
    // What nobody translates has no words for visitors.
    if (!place || !isTranslatable(place.kind)) return [];
    const page = readContentFile(file, textOf(root, file));
    // A draft has words that are still to be written.
    return page.data.draft === true ? [] : [page];
  }),
  ...filesUnder(root, "src")
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !forDevelopers.test(file))
    .filter((file) => !file.startsWith(spanishWords))
    .map((file) => readCodeFile(file, textOf(root, file))),
];

/** A translation with its original. */
export interface Pair {
  original: Page;
  translation: Page;
}

/** The Spanish words of the code. */
const spanishWords = "src/words/es";

/** Every translation under `root`. */
export const readPairs = (root: string): Pair[] => [
  ...filesUnder(root, "content").flatMap((file) => {
    const place = translationPlaceOf(file.replace(/^content\//, ""));
    if (!place || !existsSync(join(root, place.original))) return [];
    return [pairOf(readContentFile, root, place.original, file)];
  }),
  ...filesUnder(root, spanishWords).flatMap((file) =>
    /\.tsx?$/.test(file) ? [pairOf(readCodeFile, root, file.replace("/es/", "/en/"), file)] : [],
  ),
];

const pairOf = (
  read: (file: string, source: string) => Page,
  root: string,
  ...files: [original: string, translation: string]
): Pair => {
  const [original, translation] = files.map((file) => read(file, textOf(root, file)));
  return { original, translation } as Pair;
};

/** What speaks to developers: the build, and what runs without words. */
const forDevelopers = /^src\/(?:brand|build|content|editor|styles|types|visit)\//;

/** Paths from `root` with slashes, sorted. */
const filesUnder = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
        .sort()
    : [];

const textOf = (root: string, file: string): string => readFileSync(join(root, file), "utf8");

/**
 * The day against which dates are held: the clock's, in Nevada, or that of the last commit where the clock is behind it
 * (a machine that was set back must not call today's dates the future).
 */
export const todayIn = (root: string, now = new Date()): string => {
  const clock = now.toLocaleDateString("sv-SE", { timeZone: "America/Los_Angeles" });
  const commit = dayOfLastCommit(root);
  return commit > clock ? commit : clock;
};

/**
 * The day of the last commit, or "" without one. Tests take the age of dates on it, so that a commit that passed does not
 * fail by the mere passing of time; `npm run check:content -- --words` takes today and lists what has to be checked again.
 */
export const dayOfLastCommit = (root: string): string => {
  try {
    const git = ["log", "-1", "--format=%cd", "--date=format:%Y-%m-%d"];
    return execFileSync("git", git, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    // No git here, or no commit yet: the clock alone decides.
    return "";
  }
};
