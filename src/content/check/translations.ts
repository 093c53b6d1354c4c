/** The state of every translation: missing, out of date, or with mistakes. Pure. */
import type { ContentFile } from "../content-file";
import { detailsOf } from "../details";
import type { Mistake } from "../front-matter";
import { sourceField, translationOf, translations as languages } from "../language";
import { isTranslatable, sourceOf } from "../translation";
import { comparePair } from "./pair";
import type { ContentFiles } from "./read-files";

export interface TranslationState {
  file: string;
  original: string;
  /** Stale: the original has changed since. Unmarked: nobody has confirmed that it is complete. */
  state: "complete" | "stale" | "unmarked" | "missing";
  /** The value of its field `source` when it is up to date. */
  source: string;
  mistakes: Mistake[];
}

/** Returns the state of every translatable file in every language, in the order of the originals. */
export const translationStates = (
  originals: readonly ContentFile[],
  { translations, mistakes: reported }: Pick<ContentFiles, "translations" | "mistakes">,
): TranslationState[] =>
  originals
    .filter(({ kind }) => isTranslatable(kind))
    .flatMap((content) =>
      languages.map((language): TranslationState => {
        const file = translationOf(content.file, language);
        const source = sourceOf(content);
        const translation = translations.find((candidate) => candidate.file === file);
        const own = reported.filter((one) => one.file === file || one.file === detailsOf(file));
        // A file that is wrong in itself was not read, and is not compared.
        const mistakes = translation ? comparePair(content, translation) : own;
        const unread = own.length > 0 ? "unmarked" : "missing";
        const marked = translation?.source === undefined ? "unmarked" : "stale";
        const found = translation?.source === source ? "complete" : marked;
        const state = translation ? found : unread;
        if (translation && state === "unmarked") mistakes.push(unmarked(file));
        return { file, original: content.file, source, state, mistakes };
      }),
    );

const unmarked = (file: string): Mistake => ({
  ...{ file, line: 1, field: sourceField, code: "translation-unmarked", problem: "is missing" },
  remedy: `run npm run check:content -- --translated ${file} when it says what its original says`,
});
