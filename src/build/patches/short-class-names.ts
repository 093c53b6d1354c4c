import { readFile } from "node:fs/promises";
import path from "node:path";
import { walkFiles } from "../../content/walk-files";
import { isApplied, PatchError, type Patch } from "./patch";

export const shortNames: Patch = {
  name: "short-class-names",
  writtenFor: "gatsby 5.16.1",
  changes: "Sets `getLocalIdent` of css-loader, found among webpack's rules",
  why: "Gatsby's class names (`ServiceArticle-module--facts--1a2b3`) appear in each page's HTML, and again in its script",
  gain: "7 % of all pages' HTML (8 % of home's), 19 % of the styles, 1 % of a page's script",
  assumptions: [
    {
      file: "gatsby/dist/utils/webpack-utils.js",
      contains: "exportOnlyLocals: isSSR",
      ifMissing: "Gatsby's options for CSS Modules no longer differ between server and browser.",
    },
    {
      file: "css-loader/dist/utils.js",
      contains: "getLocalIdent",
      ifMissing: "css-loader no longer gets the names of classes from `getLocalIdent`.",
    },
  ],
};

/** The new name of every class and animation in the site's CSS Modules, by file (relative to the root, with forward slashes) and class: "src/a.module.css row". */
type ClassNames = ReadonlyMap<string, string>;

/** css-loader's option; the default name is used where it returns undefined. */
type LocalIdent = (
  context: { resourcePath: string; rootContext: string },
  localIdentName: string,
  localName: string,
) => string | undefined;

interface ModuleOptions {
  getLocalIdent?: LocalIdent;
}

interface CssLoader {
  options?: { modules?: ModuleOptions };
}

/** The parts of a webpack rule that can contain css-loader. */
export interface Rule {
  oneOf?: Rule[];
  use?: unknown;
}

/** Without h: `h1` to `h6` are elements, and hosting/critical-css.ts does not distinguish elements from classes. */
const letters = "abcdefgijklmnopqrstuvwxyz";
const shortest = letters.length * 10;

/**
 * Returns the shortest name for number 0, 1, 2…: "a0", "b0" … "z9", "a00". The digit keeps it from being a word like "ad",
 * which ad blockers hide.
 */
export function nthName(number: number): string {
  const index = number % shortest;
  const name = `${letters[index % letters.length] ?? ""}${Math.floor(index / letters.length)}`;
  return number < shortest ? name : name + (Math.floor(number / shortest) - 1).toString(36);
}

/** Returns the classes that a CSS Module defines, without those in `:global()`. Pure. */
export function classesOf(css: string): string[] {
  const own = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/:global\([^)]*\)/g, "");
  const selectors = own.match(/[^{}]+(?=\{)/g) ?? [];
  const names = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name),
  );
  return [...new Set(names)];
}

/** Returns the animations that a CSS Module defines. Pure. */
export const animationsOf = (css: string): string[] =>
  [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = ""]) => name);

/**
 * Returns a short name for every class and animation of the site's CSS Modules. HTML and script are built separately, so names depend on
 * nothing but the files.
 */
export async function shortClassNames(root: string): Promise<ClassNames> {
  const names = new Map<string, string>();
  if (!isApplied(shortNames)) return names;
  for (const file of await walkFiles(path.join(root, "src"))) {
    if (!file.endsWith(".module.css")) continue;
    const css = await readFile(path.join(root, "src", file), "utf8");
    for (const name of [...classesOf(css), ...animationsOf(css)])
      names.set(`src/${file} ${name}`, nthName(names.size));
  }
  return names;
}

/**
 * Makes every css-loader among webpack's rules that reads CSS Modules use the short names.
 * @throws PatchError if there is none
 */
export function shortenClassNames(rules: readonly Rule[], names: ClassNames): void {
  const found = moduleOptionsIn(rules);
  if (found.length === 0)
    throw new PatchError(shortNames, "webpack's rules contain no css-loader for CSS Modules.");
  for (const modules of found)
    modules.getLocalIdent = ({ resourcePath, rootContext }, _pattern, localName) => {
      const file = path.relative(rootContext, resourcePath).split(path.sep).join("/");
      return names.get(`${file} ${localName}`);
    };
}

/** Returns the `modules` options of those css-loaders. */
function moduleOptionsIn(rules: readonly Rule[]): ModuleOptions[] {
  return rules.flatMap(({ oneOf = [], use }) => [
    ...moduleOptionsIn(oneOf),
    ...(Array.isArray(use) ? (use as CssLoader[]) : []).flatMap(({ options }) =>
      options?.modules && "exportOnlyLocals" in options.modules ? [options.modules] : [],
    ),
  ]);
}
