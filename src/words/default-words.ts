import type { Words } from "./words";

/** None, so that a page in another language does not load the English words. Unit tests use those of __tests__/support/words.tsx. */
export const defaultWords = undefined as Words | undefined;
