/** The state of every translation: missing, out of date, or with mistakes. Pure. */
import type { ContentFile } from "../content-file";
import { detailsOf } from "../details";
import type { Mistake } from "../front-matter";
import {
  sourceField,
  translationOf,
  translations as languages,
  type Translation,
} from "../language";
import { isTranslatable, sourceOf } from "../translation";
import { comparePair } from "./pair";
import type { ContentFiles } from "./read-files";

export interface TranslationState {
  file: string;
  original: string;
  language: Translation;
  /** Stale: the original has changed since. Unmarked: nobody has confirmed that it is complete. */
  state: "complete" | "stale" | "unmarked" | "missing";
  /** The value of its field `source` when it is up to date. */
  source: string;
  mistakes: Mistake[];
}

/** Returns the state of every translatable file in every language, in the order of the originals. */
export function translationStates(
  originals: readonly ContentFile[],
  { translations, mistakes: reported }: Pick<ContentFiles, "translations" | "mistakes">,
): TranslationState[] {
  return originals
    .filter(({ kind }) => isTranslatable(kind))
    .flatMap((content) =>
      languages.map((language): TranslationState => {
        const file = translationOf(content.file, language);
        const source = sourceOf(content);
        const common = { file, original: content.file, language, source };
        const translation = translations.find((candidate) => candidate.file === file);
        const own = [file, detailsOf(file)];
        const wrong = reported.filter((mistake) => own.includes(mistake.file));
        if (!translation)
          return { ...common, state: wrong.length > 0 ? "unmarked" : "missing", mistakes: wrong };
        // Fields that are wrong in themselves are not compared.
        const mistakes = wrong.length > 0 ? wrong : comparePair(content, translation);
        if (translation.source === undefined)
          return { ...common, state: "unmarked", mistakes: [...mistakes, unmarked(file)] };
        const state = translation.source === source ? "complete" : "stale";
        return { ...common, state, mistakes };
      }),
    );
}

/** Whether the mistakes of a translation stop a build. Those of a stale one do not: the author of the original may not know the language. */
export const stopsBuild = ({ state }: TranslationState) => state !== "stale";

const unmarked = (file: string): Mistake => ({
  ...{ file, line: 1, field: sourceField, code: "translation-unmarked", problem: "is missing" },
  remedy: `run npm run check:content -- --translated ${file} when it says what its original says`,
});
