/** The state of every translation: missing, out of date, or with mistakes. Pure. */
import { isPage, type ContentFile } from "../content-file";
import { detailsOf } from "../details";
import type { Mistake } from "../front-matter";
import { guarded } from "../issues";
import { hashField, translationOf, translations as languages } from "../language";
import { isTranslatable, hashOfOriginal } from "../translation";
import { comparePair, hasWords } from "./pair";
import type { ContentFiles } from "./read-files";

/** How complete the translation of a file is. */
export interface TranslationState {
  file: string;
  original: string;
  /** Stale: the original has changed since. Unmarked: nobody has confirmed that it is complete. */
  state: "complete" | "stale" | "unmarked" | "missing";
  /** The value of its field `originalHash` when it is up to date. */
  originalHash: string;
  mistakes: Mistake[];
}

/**
 * Returns the state of every file with words to translate in every language, in the order of the
 * originals; an empty list has none.
 */
export const translationStates = (
  originals: readonly ContentFile[],
  { translations, mistakes }: Pick<ContentFiles, "translations" | "mistakes">,
): TranslationState[] =>
  originals
    .filter(
      (content) =>
        isTranslatable(content.kind) &&
        (isPage(content) || hasWords(content.kind.fileSchema, content.data)),
    )
    .flatMap((content) =>
      languages.map((language): TranslationState => {
        const { file: original } = content;
        const [file, originalHash] = [translationOf(original, language), hashOfOriginal(content)];
        const translation = translations.find((candidate) => candidate.file === file);
        // A file with mistakes of its own could not be read, and is not compared.
        const own = mistakes.filter((one) => one.file === file || one.file === detailsOf(file));
        const found = translation ? guarded(file, () => comparePair(content, translation)) : own;
        if (translation?.originalHash) {
          const state = translation.originalHash === originalHash ? "complete" : "stale";
          return { file, original, originalHash, state, mistakes: found };
        }
        const remedy = `run npm run check:content -- --translated ${file} when it says what its original says`;
        const place = { file, line: 1, field: hashField, code: "translation-unmarked" };
        if (translation) found.push({ ...place, problem: "is missing", remedy });
        const state = found.length > 0 ? "unmarked" : "missing";
        return { file, original, originalHash, state, mistakes: found };
      }),
    );
