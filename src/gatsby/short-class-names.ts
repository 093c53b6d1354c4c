import { readFile } from "node:fs/promises";
import path from "node:path";
import { walkFiles } from "./walk-files";

/** New name of every class in the site's CSS Modules, by file (from the root, with forward slashes) and class: "src/a.module.css row". */
export type ClassNames = ReadonlyMap<string, string>;

/** css-loader's own function gives the name where this one has none. */
type LocalIdent = (
  context: { resourcePath: string; rootContext: string },
  localIdentName: string,
  localName: string,
) => string | undefined;

interface CssLoader {
  options?: { modules?: { getLocalIdent?: LocalIdent } };
}

/** A webpack rule, as far as it leads to css-loader. */
export interface Rule {
  oneOf?: Rule[];
  use?: unknown;
}

/** Without h: `h1` to `h6` are elements, and the styles of a page are chosen by the words in it (hosting/critical-css.ts). */
const letters = "abcdefgijklmnopqrstuvwxyz";
const shortest = letters.length * 10;

/** The shortest names there are for number 0, 1, 2…: "a0", "b0" … "z9", "a00". With their digit they are no words, such as blockers of advertising hide. */
export function nthName(number: number): string {
  const index = number % shortest;
  const name = `${letters[index % letters.length] ?? ""}${Math.floor(index / letters.length)}`;
  return number < shortest ? name : name + (Math.floor(number / shortest) - 1).toString(36);
}

/** Classes that a CSS Module defines, without those that it takes from elsewhere by `:global()`. Pure. */
export function classesOf(css: string): string[] {
  const own = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/:global\([^)]*\)/g, "");
  const selectors = own.match(/[^{}]+(?=\{)/g) ?? [];
  const names = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name),
  );
  return [...new Set(names)];
}

/**
 * Gives every class of the site's CSS Modules a short name. Gatsby's own (`ServiceArticle-module--facts--1a2b3`) take a
 * twentieth of each page's HTML, and of the script that repeats them. HTML and script are built apart, and each asks here:
 * the names follow from the files alone.
 */
export async function shortClassNames(root: string): Promise<ClassNames> {
  const names = new Map<string, string>();
  for (const file of await walkFiles(path.join(root, "src"))) {
    if (!file.endsWith(".module.css")) continue;
    const css = await readFile(path.join(root, "src", file), "utf8");
    for (const name of classesOf(css)) names.set(`src/${file} ${name}`, nthName(names.size));
  }
  return names;
}

/** Gives every css-loader among webpack's rules that reads CSS Modules the short names. */
export function shortenClassNames(rules: readonly Rule[], names: ClassNames): void {
  for (const { oneOf = [], use } of rules) {
    shortenClassNames(oneOf, names);
    for (const { options } of Array.isArray(use) ? (use as CssLoader[]) : []) {
      if (options?.modules && "exportOnlyLocals" in options.modules)
        options.modules.getLocalIdent = ({ resourcePath, rootContext }, _pattern, localName) => {
          const file = path.relative(rootContext, resourcePath).split(path.sep).join("/");
          return names.get(`${file} ${localName}`);
        };
    }
  }
}
