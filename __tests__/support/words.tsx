import type { ReactNode } from "react";
import { allWords as english } from "../../src/words/en/all";
import { allWords as spanish } from "../../src/words/es/all";
import { LanguageContext } from "../../src/i18n";
import { WordsContext } from "../../src/words/words";

/** Replaces src/words/default-words.ts: components in tests have the English words of all namespaces. */
export const defaultWords = english;

/** A `wrapper` for `render`. */
export const InSpanish = ({ children }: { children: ReactNode }) => (
  <LanguageContext.Provider value="es">
    <WordsContext.Provider value={spanish}>{children}</WordsContext.Provider>
  </LanguageContext.Provider>
);
