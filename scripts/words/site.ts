/** Reads the site's words from disk, for all checks. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { todayInNevada } from "../../src/content/day";
import { placeOf, translationPlaceOf } from "../../src/content/paths";
import { isTranslatable } from "../../src/content/translation";
import { readCodeFile } from "./code-file";
import { readContentFile } from "./content-file";
import type { Page } from "./page";

/** Reads every page and every file of words under `root`, in a fixed order. */
export const readSite = (root: string): Page[] => [
  ...filesUnder(root, "content").flatMap((file) => {
    const place = placeOf(file.replace(/^content\//, ""));
    // A kind that is not translated has no words for visitors.
    if (!place || !isTranslatable(place.kind)) return [];
    const page = readContentFile(file, textOf(root, file));
    // A draft may still have places to fill in.
    return page.data.draft === true ? [] : [page];
  }),
  ...filesUnder(root, "src")
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !forDevelopers.test(file))
    .filter((file) => !file.startsWith(spanishWords))
    .map((file) => readCodeFile(file, textOf(root, file), addressOf(root, file))),
];

/** The address of the page of src/pages whose words the file holds. */
const addressOf = (root: string, file: string): string | undefined => {
  const [, name] = /^src\/words\/en\/pages\/(.+)\.tsx$/.exec(file) ?? [];
  if (name === undefined || !existsSync(join(root, `src/pages/${name}.tsx`))) return undefined;
  return `/${name.replace(/(?:^|\/)index$/, "")}`;
};

/** A translation with its original. */
export interface Pair {
  original: Page;
  translation: Page;
}

/** The folder of the code's Spanish words. */
const spanishWords = "src/words/es";

/** Reads every translation under `root`, each with its original. */
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
  original: string,
  translation: string,
): Pair => ({
  original: read(original, textOf(root, original)),
  translation: read(translation, textOf(root, translation)),
});

/** Code whose strings visitors never see. */
const forDevelopers = /^src\/(?:brand|build|content|editor|styles|types|visit)\//;

/** Returns paths from `root`, with slashes, sorted. */
const filesUnder = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
        .sort()
    : [];

const textOf = (root: string, file: string): string => readFileSync(join(root, file), "utf8");

/**
 * Returns today in Nevada, or the day of the last commit where the clock is behind it: a machine that was set back must not call
 * today's dates the future.
 */
export const todayIn = (root: string, now = new Date()): string => {
  const clock = todayInNevada(now);
  const commit = dayOfLastCommit(root);
  return commit > clock ? commit : clock;
};

/**
 * Returns the day of the last commit, or "" without one. Tests take the age of dates on it, so that a commit that passed does not fail
 * merely because time has passed; `npm run check:content -- --words` takes today and lists what has to be checked again.
 */
export const dayOfLastCommit = (root: string): string => {
  try {
    const git = ["log", "-1", "--format=%cd", "--date=format:%Y-%m-%d"];
    return execFileSync("git", git, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    // No git here, or no commit yet.
    return "";
  }
};
