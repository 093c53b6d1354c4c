/** Sentences that a rule of words allows by name. */
import type { Finding } from "./finding";
import type { Page } from "./page";
import { excerpt } from "./text";

/** The exceptions that excuse nothing any more, so that the lists stay short. */
export const unusedExceptions = <Exception extends { file: string; words: string }>(
  pages: readonly Page[],
  exceptions: readonly Exception[],
  used: ReadonlySet<Exception>,
  rule: string,
  list: string,
): Finding[] =>
  exceptions.flatMap((exception) => {
    const page = pages.find(({ file }) => file.includes(exception.file));
    if (used.has(exception) || !page) return [];
    const message = `“${excerpt(exception.words)}” excuses nothing any more: take it out of ${list}`;
    return [{ file: page.file, line: 1, rule: `${rule}/unused-exception`, message }];
  });
