/** The content check: reports all mistakes in all files of `content/` at once. */
import path from "node:path";
import { todayInNevada } from "../day";
import type { Mistake } from "../front-matter";
import { placeMistakes } from "../details";
import { walkFiles } from "../walk-files";
import { adviceOn } from "./advice";
import { checkClaims, factsIn } from "./claims";
import { checkDrawings } from "./drawings";
import { checkFields, type FieldContext } from "./fields";
import { checkLocations, checkPictures } from "./pictures";
import { originalsOf, readFiles, readFixedPages, type ContentFiles } from "./read-files";
import { indexOf, type SiteIndex } from "./site-index";
import { checkTexts, checkTranslatedTexts, type TextContext } from "./text";
import { stopsBuild, translationStates, type TranslationState } from "./translations";

export interface CheckedContent extends ContentFiles {
  mistakes: Mistake[];
  /** What would be better, and is no mistake. */
  advice: Mistake[];
  /** The translation state of each file. */
  states: TranslationState[];
  /** Where links in the content may lead. */
  index: SiteIndex;
}

/**
 * Reads and checks everything below `root`/content. A file that does not match its schema is checked no further.
 * @param root the project's root
 */
export async function checkContent(
  root: string,
  today: string = todayInNevada(),
): Promise<CheckedContent> {
  const files = await readFiles(root);
  const originals = originalsOf(files);
  const index = indexOf(originals, files.unread, await readFixedPages(root));
  const staticFiles = new Set(await walkFiles(path.join(root, "static")));
  const texts: TextContext = { index, isStatic: (file) => staticFiles.has(file.slice(1)) };
  const fields: FieldContext = { index, owners: new Map(), today };
  const facts = factsIn(originals);
  const states = translationStates(originals, files);
  const reported = new Set(files.mistakes);
  const mistakes = [
    ...files.mistakes,
    ...originals.flatMap((content) => checkFields(content, fields)),
    ...originals.flatMap((content) => checkTexts(content, texts)),
    ...files.translations.flatMap(checkTranslatedTexts),
    ...originals.flatMap((content) => checkClaims(content, facts)),
    ...(await checkPictures(root, originals)),
    ...(await checkDrawings(root, originals)),
    ...(await checkLocations(root, files.pictures)),
    ...states
      .filter(stopsBuild)
      .flatMap((state) => state.mistakes.filter((one) => !reported.has(one))),
  ];
  const placed = (await placeMistakes(root, mistakes)).sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
  return { ...files, mistakes: placed, advice: originals.flatMap(adviceOn), states, index };
}

/** Formats mistakes for a terminal. */
export function formatMistakes(mistakes: readonly Mistake[], noun = "mistake"): string {
  const lines = mistakes.map(
    ({ file, line, field, problem, remedy }) =>
      `${file}:${line}  ${field}\n    ${field} ${problem}; ${remedy}`,
  );
  const files = new Set(mistakes.map(({ file }) => file)).size;
  const count = `${mistakes.length} ${noun}${mistakes.length === 1 ? "" : "s"} in ${files} content ${files === 1 ? "file" : "files"}`;
  return `${count}\n\n${lines.join("\n")}\n`;
}
