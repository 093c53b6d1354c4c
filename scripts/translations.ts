/**
 * What `npm run check:content -- --translations` lists, and how `--translated` marks a file as up
 * to date.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { TranslationState } from "../src/content/check/translations";
import { formatMistakes } from "../src/content/check";
import { hashField } from "../src/content/language";
import { CommandError } from "./command";

const notes: Record<TranslationState["state"], string> = {
  complete: "complete",
  stale: "stale: its original has changed since it was translated",
  unmarked: "not marked as translated yet",
  missing: "missing",
};

/**
 * Returns a line for each incomplete file, then their mistakes; the last line counts all
 * translations by state.
 */
export function translationReport(states: readonly TranslationState[]): string[] {
  const incomplete = states.filter(({ state }) => state !== "complete");
  const counts = (Object.keys(notes) as TranslationState["state"][])
    .map((name) => [states.filter(({ state }) => state === name).length, name] as const)
    .filter(([count]) => count > 0);
  const found = states.flatMap(({ mistakes }) => mistakes.filter(isInText));
  return [
    ...incomplete.map(({ file, state }) => `${file}  ${notes[state]}`),
    ...(found.length > 0 ? [formatMistakes(found)] : []),
    `${states.length} translations: ${counts.map((count) => count.join(" ")).join(", ")}.`,
  ];
}

/** A missing mark is a mistake too, but the state already reports it. */
const isInText = ({ field }: { field: string }) => field !== hashField;

/**
 * Marks a translation with the hash of its present original, and returns a message; throws where it
 * has mistakes.
 */
export async function markTranslated(
  root: string,
  file: string,
  states: readonly TranslationState[],
): Promise<string> {
  const name = path.relative(root, path.resolve(root, file)).replaceAll("\\", "/");
  const state = states.find((candidate) => candidate.file === name);
  if (!state || state.state === "missing")
    throw new CommandError(`${name} is not the translation of a file in content/.`);
  const found = state.mistakes.filter(isInText);
  if (found.length > 0) throw new CommandError(formatMistakes(found));
  const text = await readFile(path.join(root, name), "utf8");
  await writeFile(path.join(root, name), withHash(text, state.originalHash));
  return `${name} is marked as up to date with ${state.original}.`;
}

/**
 * Returns the text of a file with the hash of its original as the first field, in place of an
 * earlier one; all else stays as it is.
 */
export function withHash(text: string, hash: string): string {
  const [, start = "", front = "", rest = ""] =
    /^(\ufeff?---[ \t]*\r?\n)([\s\S]*?^)(---[ \t]*(?:\r?\n|$)[\s\S]*)$/m.exec(text) ??
    /^(\ufeff?)([\s\S]*)$/.exec(text) ??
    [];
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const others = front.replace(new RegExp(`^${hashField}:.*\\r?\\n`, "m"), "");
  return `${start}${hashField}: "${hash}"${end}${others}${rest}`;
}
