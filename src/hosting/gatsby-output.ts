/**
 * Reads what Gatsby's documentation does not promise: what is missing throws a sentence that says
 * so. Pure.
 */
import { noLonger } from "../content/no-longer";

/** @param what completes “Gatsby no longer writes …” */
export const notWritten = (what: string): Error => noLonger(`Gatsby no longer writes ${what}`);

/** Returns a value that Gatsby's output has to hold. */
export function expected<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw notWritten(what);
  return value;
}
