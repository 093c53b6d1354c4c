/** What would make a text better and is no mistake. `npm run check:content -- --advice` prints it. Pure. */
import { entriesOf, isPage, type ContentFile } from "../content-file";
import type { FileData } from "../registry";
import type { Mistake } from "../front-matter";
import { countWords, toPlainText } from "../markdown";
import { measured } from "../page-computed";
import type { WordLimits } from "../schema";
import type { TranslationFile } from "../translation";
import { textsOf, type Fault } from "./texts";

/** Returns the advice on the length of a file's texts; a draft is still being written. */
export function adviceOn(content: ContentFile): Mistake[] {
  if (content.data.draft === true) return [];
  return textsOf(content).flatMap(({ path, value, meta, mistake }) => {
    const { least = 0, words, description = "" } = meta;
    const [count, limits] =
      path || !isPage(content)
        ? [words ? countWords(toPlainText(value)) : 0, words]
        : [measured(content).wordCount, content.kind.words];
    const advice = countAdvice(count, limits);
    if (value.length < least)
      advice.unshift({
        ...{ line: 1, code: "short", problem: `has ${value.length} characters` },
        remedy: `${least} or more say enough (${description})`,
      });
    return advice.map(mistake);
  });
}

function countAdvice(count: number, limits?: WordLimits): Fault[] {
  if (!limits || (count >= limits.minimum && count <= limits.maximum)) return [];
  const what =
    count < limits.minimum
      ? "say what the reader still has to ask for"
      : "cut what nobody would miss";
  const remedy = `${limits.minimum} to ${limits.maximum} are usual: ${what}`;
  return [{ line: 1, code: "words", problem: `has ${count} words`, remedy }];
}

/** Returns the words of a translation for which content/glossary.yml has another one. */
export function glossaryAdvice(translation: TranslationFile, terms: readonly Term[]): Mistake[] {
  return textsOf(translation).flatMap(({ value, mistake }) =>
    terms.flatMap(({ name, spanish, not = [] }) =>
      not
        .filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(value))
        .map((word) => {
          const line = value.toLowerCase().split(word.toLowerCase())[0]?.split("\n").length ?? 1;
          const remedy = `the glossary has “${spanish}” for “${name}”, where it means that`;
          return mistake({ line, code: "glossary", problem: `says “${word}”`, remedy });
        }),
    ),
  );
}

type Term = FileData<"term">["terms"][number];

/** Returns the entries of the glossary. */
export const termsIn = (files: readonly ContentFile[]) =>
  files.flatMap((file) =>
    file.kind.name === "term" ? entriesOf(file).map(({ data }) => data as Term) : [],
  );
