import type { ReactNode } from "react";
import { allWords as english } from "../../src/words/en/all";
import { allWords as spanish } from "../../src/words/es/all";
import { WordsContext } from "../../src/words/words";

/** Replaces src/words/default-words.ts: components in tests have the English words of all namespaces. */
export const defaultWords = english;

/** A `wrapper` for `render`. */
export const InSpanish = ({ children }: { children: ReactNode }) => (
  <WordsContext.Provider value={spanish}>{children}</WordsContext.Provider>
);
