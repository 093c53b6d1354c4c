/** Entries in the words of another language, which nodes of their own hold. */
import type { Node } from "gatsby";
import { original, type Language } from "../content/language";
import { inWordsOf } from "../content/translation";
import { translationKey } from "./nodes";

/** A node that may have a translation. */
export type Translated = Node & { origin: { file: string; entry: number } };

/**
 * A node in the words of its translation; null where there is none.
 * @param find the node of a key of `nodes.ts`
 */
export function wordsOf<Source extends Translated>(
  source: Source,
  language: Language,
  find: (key: string) => Node | null | undefined,
): Source | null {
  if (language === original) return source;
  const translation = find(translationKey(source.origin.file, language));
  const words = (translation?.entries as object[] | undefined)?.[source.origin.entry];
  return words ? (inWordsOf(source, words) as Source) : null;
}
