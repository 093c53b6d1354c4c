import type { Words } from "./words";

/** None: a page in another language is not to carry the English ones. Unit tests have these in its place. */
export const defaultWords = undefined as Words | undefined;
