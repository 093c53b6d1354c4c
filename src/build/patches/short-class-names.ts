import { readFile } from "node:fs/promises";
import path from "node:path";
import { walkFiles } from "../../content/walk-files";
import { isApplied, PatchError, type Patch } from "./patch";

export const shortNames: Patch = {
  name: "short-class-names",
  since: "gatsby 5.16.1",
  changes: "gives css-loader, found among webpack's rules, a function that names classes",
  why: "Gatsby's names (`ServiceArticle-module--facts--1a2b3`) stand in each page's HTML, and in the script that repeats it",
  gain: "7 % of all pages' HTML (8 % of home's), 19 % of the styles, 1 % of a page's script",
  reliesOn: [
    {
      file: "gatsby/dist/utils/webpack-utils.js",
      holds: "exportOnlyLocals: isSSR",
      otherwise:
        "Gatsby's options for CSS Modules no longer say what the server and the browser get.",
    },
    {
      file: "css-loader/dist/utils.js",
      holds: "getLocalIdent",
      otherwise: "css-loader no longer asks `getLocalIdent` for the names of classes.",
    },
  ],
};

/** New name of every class in the site's CSS Modules, by file (from the root, with forward slashes) and class: "src/a.module.css row". */
type ClassNames = ReadonlyMap<string, string>;

/** css-loader's own function gives the name where this one has none. */
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
  if (!isApplied(shortNames)) return names;
  for (const file of await walkFiles(path.join(root, "src"))) {
    if (!file.endsWith(".module.css")) continue;
    const css = await readFile(path.join(root, "src", file), "utf8");
    for (const name of classesOf(css)) names.set(`src/${file} ${name}`, nthName(names.size));
  }
  return names;
}

/**
 * Gives every css-loader among webpack's rules that reads CSS Modules the short names.
 * @throws PatchError when there is none
 */
export function shortenClassNames(rules: readonly Rule[], names: ClassNames): void {
  const loaders = moduleLoaders(rules);
  if (loaders.length === 0)
    throw new PatchError(shortNames, "webpack's rules hold no css-loader for CSS Modules.");
  for (const modules of loaders)
    modules.getLocalIdent = ({ resourcePath, rootContext }, _pattern, localName) => {
      const file = path.relative(rootContext, resourcePath).split(path.sep).join("/");
      return names.get(`${file} ${localName}`);
    };
}

/** The options of those css-loaders. */
function moduleLoaders(rules: readonly Rule[]): ModuleOptions[] {
  return rules.flatMap(({ oneOf = [], use }) => [
    ...moduleLoaders(oneOf),
    ...(Array.isArray(use) ? (use as CssLoader[]) : []).flatMap(({ options }) =>
      options?.modules && "exportOnlyLocals" in options.modules ? [options.modules] : [],
    ),
  ]);
}
