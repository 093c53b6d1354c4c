/**
 * What would make a text better and is no mistake. `npm run check:content -- --advice` prints it.
 * Pure.
 */
import { entriesOf, filesOf, isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fault, type Fault } from "../issues";
import { term } from "../kinds/data";
import { countWords, toPlainText } from "../markdown";
import { wordsOf } from "../page-computed";
import type { TranslationFile } from "../translation";
import { textsOf } from "./text";

/** Returns the advice on the length of a file's texts; a draft is still being written. */
export function adviceOn(content: ContentFile): Mistake[] {
  if (content.data.draft === true) return [];
  return textsOf(content).flatMap(({ path, value, meta, mistake }) => {
    const { least = 0, description = "" } = meta;
    const isBody = !path && isPage(content);
    const words = isBody ? content.kind.words : meta.words;
    const count = isBody ? wordsOf(content) : countWords(toPlainText(value));
    const advice: Fault[] = [];
    if (value.length < least) {
      const remedy = `${least} or more say enough (${description})`;
      advice.push(fault("short", `has ${value.length} characters`, remedy));
    }
    if (words && (count < words.minimum || count > words.maximum)) {
      const remedy = `${words.minimum} to ${words.maximum} are usual`;
      advice.push(fault("words", `has ${count} words`, remedy));
    }
    return advice.map(mistake);
  });
}

interface Term {
  name: string;
  words: { language: string; word: string; not?: string[] }[];
}

/** Returns an expression that finds a word, and not a part of another one. */
const wholeWord = (word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")}(?!\\p{L})`, "iu");

/** Returns the words of a translation for which the glossary has another one. */
export function glossaryAdvice(
  translation: TranslationFile,
  files: readonly ContentFile[],
): Mistake[] {
  const glossary = filesOf(files, term)
    .flatMap(entriesOf)
    .map(({ data }) => data as unknown as Term)
    .flatMap(({ name, words }) => words.map((term) => ({ name, ...term })))
    .filter(({ language }) => language === translation.language);
  return textsOf(translation).flatMap(({ value, mistake }) =>
    glossary.flatMap(({ name, word: right, not = [] }) => {
      const remedy = `the glossary has “${right}” for “${name}”, where it means that`;
      return not.flatMap((word) => {
        const found = wholeWord(word).exec(value);
        const line = value.slice(0, found?.index).split("\n").length;
        return found ? mistake({ ...fault("glossary", `says “${word}”`, remedy), line }) : [];
      });
    }),
  );
}
