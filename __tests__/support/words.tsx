import type { ReactNode } from "react";
import { rooms as english } from "../../src/words/en/rooms";
import { rooms as spanish } from "../../src/words/es/rooms";
import { WordsContext } from "../../src/words/words";

/** In the place of src/words/default-words.ts: a component that a test renders has the English words of all rooms. */
export const defaultWords = english;

/** For the `wrapper` of `render`. */
export const InSpanish = ({ children }: { children: ReactNode }) => (
  <WordsContext.Provider value={spanish}>{children}</WordsContext.Provider>
);
