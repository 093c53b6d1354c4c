/** The content check: reports all mistakes in all files of `content/` at once. */
import path from "node:path";
import { todayInNevada } from "../day";
import type { Mistake } from "../front-matter";
import { walkFiles } from "../walk-files";
import { adviceOn, glossaryAdvice } from "./advice";
import { checkClaims } from "./claims";
import { checkFields } from "./fields";
import { checkFixedPages } from "./fixed-pages";
import { checkOwner } from "./owner";
import { checkLocations, checkPictures, readPictures } from "./pictures";
import {
  originalsOf,
  readFiles,
  readFixedPages,
  readLabels,
  type ContentFiles,
} from "./read-files";
import { indexOf, type SiteIndex } from "./site-index";
import { checkTexts, checkTranslatedTexts } from "./text";
import { translationStates, type TranslationState } from "./translations";

export { formatMistakes } from "../issues";

export interface CheckedContent extends ContentFiles {
  mistakes: Mistake[];
  /** What would be better, and is no mistake. */
  advice: Mistake[];
  states: TranslationState[];
  index: SiteIndex;
}

/** Reads and checks everything below `root`/content. A file that does not match its schema is checked no further. */
export async function checkContent(root: string, today = todayInNevada()): Promise<CheckedContent> {
  const files = await readFiles(root);
  const originals = originalsOf(files);
  const fixed = await readFixedPages(root);
  const index = indexOf(originals, fixed, {
    isWhole: files.isWhole,
    staticFiles: new Set(await walkFiles(path.join(root, "static"))),
  });
  const pictures = await readPictures(root, files.pictures);
  const owners = new Map<string, string>();
  const states = translationStates(originals, files);
  const mistakes = [
    ...files.mistakes,
    ...originals.flatMap((content) => [
      ...checkFields(content, index, owners, today),
      ...checkTexts(content, index),
      ...checkClaims(content, originals),
      ...checkPictures(content, pictures),
    ]),
    ...checkFixedPages(fixed, originals, index),
    ...checkLocations(pictures),
    ...checkOwner(originals, files.translations, await readLabels(root), today),
    ...files.translations.flatMap(checkTranslatedTexts),
    // A stale translation stops no build: the author of the original may not know the language.
    ...states
      .flatMap(({ state, mistakes: found }) => (state === "stale" ? [] : found))
      .filter((one) => !files.mistakes.includes(one)),
  ];
  const inOrder = (found: Mistake[]) =>
    found.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return {
    ...{ ...files, states, index },
    mistakes: inOrder(mistakes),
    // Takes a quarter of the time, and is seldom asked for.
    get advice() {
      const glossary = files.translations.flatMap((file) => glossaryAdvice(file, originals));
      return inOrder([...originals.flatMap(adviceOn), ...glossary]);
    },
  };
}
