/** Splits texts into words and sentences. */

/**
 * A word is what appears between white space (or an em dash) and holds a letter or a digit: `well-known`, `$1,000`,
 * `a.m.` and `NRS` are one word each, a lone `·` or `–` is none. This is Flesch's definition ("letters, numbers or
 * symbols, or groups of them, that are surrounded by white space").
 */
export const words = (text: string): string[] =>
  text.split(/[\s—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Returns words for comparing: lower case, straight apostrophes, no punctuation around them. */
export const bareWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\p{N}]+(?:['.,-][\p{L}\p{N}]+)*/gu) ?? [];

/** Abbreviations whose full stop does not end a sentence when a capital or a digit follows. */
const abbreviation =
  /\b(?:No|vs|St|Dr|Mr|Ms|Mrs|Reg|Sec|Ch|ch|App|approx|sq|Inc|Co|e\.g|i\.e)\.(?=\s)/g;

/** A private-use character in place of a full stop that does not end a sentence. */
const dot = "\uE000";

/** Returns the sentences of a text; a text without punctuation at its end is one sentence. */
export const sentences = (text: string): string[] =>
  text
    .replace(abbreviation, (match) => match.slice(0, -1) + dot)
    .split(/(?<=[.!?]["”’')\]]*)\s+(?=["“‘'([]?[\p{Lu}\p{N}$])/u)
    .map((sentence) => sentence.replaceAll(dot, ".").trim())
    .filter((sentence) => words(sentence).length > 0);

/** Whether a text ends as a sentence does. */
export const isSentence = (text: string): boolean => /[.!?]["”’')\]]*$/.test(text.trim());

/** Shortens a text to `length` characters, for messages. */
export const excerpt = (text: string, length = 70): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
