/**
 * Sentences that a rule of forbidden-rules.ts finds and that may stand all the same, each with its reason. An exception
 * that no longer excuses anything is reported, so that the list cannot rot.
 */
export interface Exception {
  /** The file that holds the sentence. */
  file: string;
  /** The rule's id. */
  rule: string;
  /** Words of the sentence, enough to know it by. */
  words: string;
  /** Why it is allowed. */
  why: string;
}

export const exceptions: readonly Exception[] = [];
