/** Pages in other languages than the original's: the same components, with the words of `src/words/<language>/pages`. */
import { existsSync } from "node:fs";
import path from "node:path";
import {
  prefixOf,
  translationOf,
  translations,
  type Language,
  type Translation,
} from "../content/language";
import { pagePath, placeOf } from "../content/paths";
import { walkFiles } from "../content/walk-files";
import pageWords from "./page-words.cjs";

/** Folder of the words that each page of a language has of its own. */
const wordsOf = (language: Language) => path.join("src/words", language, "pages");

const ownWords = (language: Language, component: string) =>
  path.resolve(wordsOf(language), path.relative("src", component).replace(/^\w+\//, ""));

/** Whether a component's own words are there in another language. */
export const hasWords = (language: Translation, component: string): boolean =>
  existsSync(ownWords(language, component));

/** webpack's rule for those components. */
export const pageWordsRule = {
  resourceQuery: pageWords.query,
  enforce: "pre",
  use: [path.resolve("src/gatsby/page-words.cjs")],
};

/**
 * The component of a page in another language, as Gatsby names one that shows several contents; see `page-words.cjs`. The name is short,
 * since every page's script lists all of them. Gatsby makes the component's path relative before webpack counts its modules, but not its
 * query: an absolute path there would give a site built in another folder other scripts.
 */
export const componentIn = (language: Translation, component: string): string =>
  `${path.resolve(component)}?__contentFilePath=src/words/${language}`;

/** The pages of `src/pages` in another language: all whose words are there. */
export async function sitePagesIn(
  language: Translation,
): Promise<{ path: string; component: string }[]> {
  const names = await walkFiles("src/pages");
  return names
    .filter((name) => name.endsWith(".tsx") && hasWords(language, `src/pages/${name}`))
    .map((name) => ({
      path: `${prefixOf(language)}/${name}`.replace(/(?:\/index)?\.tsx$/, ""),
      component: componentIn(language, `src/pages/${name}`),
    }));
}

/** Paths of the pages of content that are not translated. */
export async function untranslatedPages(
  root: string,
  language: Translation = translations[0],
): Promise<string[]> {
  const files = new Set(await walkFiles(path.join(root, "content")));
  return [...files].flatMap((file) => {
    const place = placeOf(file);
    if (place?.kind.type !== "page" || files.has(translationOf(file, language))) return [];
    return [pagePath(place.kind, place.slug)];
  });
}
