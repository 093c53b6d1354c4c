/** How far the site is translated: what is missing, what its original has left behind, and what is wrong. Pure. */
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import {
  sourceField,
  translationOf,
  translations as languages,
  type Translation,
} from "../language";
import { isTranslatable, sourceOf } from "../translation";
import { isToldIn } from "./check-file";
import { checkPair } from "./pair";
import type { ContentFiles } from "./read-files";

export interface TranslationState {
  file: string;
  original: string;
  language: Translation;
  /** Stale: the original has changed since it was translated. Unmarked: nobody has said that it is whole. */
  state: "complete" | "stale" | "unmarked" | "missing";
  /** What to write as its source once it says what the original says. */
  source: string;
  mistakes: Mistake[];
}

/** The state of every file in every language, in the order of the originals. */
export function translationStates(
  originals: readonly ContentFile[],
  { translations, mistakes: told }: Pick<ContentFiles, "translations" | "mistakes">,
): TranslationState[] {
  const sorted = originals
    .filter(({ kind }) => isTranslatable(kind))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  return sorted.flatMap((content) =>
    languages.map((language): TranslationState => {
      const file = translationOf(content.file, language);
      const translation = translations.find((candidate) => candidate.file === file);
      const source = sourceOf(content);
      const common = { file, original: content.file, language, source };
      if (!translation) return { ...common, state: "missing", mistakes: [] };
      const wrong = told.filter((mistake) => mistake.file === file);
      const differences = checkPair(content, translation).filter(
        (mistake) => !isToldIn(mistake, wrong),
      );
      const mistakes = [...wrong, ...differences];
      if (translation.source === undefined)
        return { ...common, state: "unmarked", mistakes: [...mistakes, unmarked(file)] };
      return { ...common, state: translation.source === source ? "complete" : "stale", mistakes };
    }),
  );
}

/** A stale one is listed for its translator and stops nobody: the author of the original may not know the language. */
export const isTold = ({ state }: TranslationState) => state !== "stale";

const unmarked = (file: string): Mistake => ({
  ...{ file, line: 1, field: sourceField, problem: "is missing" },
  remedy: `run npm run check:content -- --translated ${file} when it says what its original says`,
});
