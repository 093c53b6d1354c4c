/**
 * Reads what Gatsby's documentation does not promise: what is missing throws a sentence that says
 * so. Pure.
 */

const document = "docs/decisions/reaching-into-gatsby.md";

/** @param what completes “Gatsby no longer writes …” */
export const noLonger = (what: string): Error =>
  new Error(`Gatsby no longer writes ${what}: see ${document}.`);

/** Returns a value that Gatsby's output has to hold. */
export function expected<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw noLonger(what);
  return value;
}

/** Replaces the first match of a pattern, or each of a global one; there has to be one. */
export function replaced(
  text: string,
  pattern: RegExp,
  replacement: (...match: string[]) => string,
  what: string,
): string {
  if (text.search(pattern) < 0) throw noLonger(what);
  return text.replace(pattern, (...match: string[]) => replacement(...match));
}
