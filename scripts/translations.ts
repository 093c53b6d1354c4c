/** What `npm run check:content -- --translations` lists, and how `--translated` marks a file as whole. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { TranslationState } from "../src/content/check/translations";
import { formatMistakes } from "../src/content/check";
import { sourceField } from "../src/content/language";

const notes: Record<TranslationState["state"], string> = {
  complete: "complete",
  missing: "missing",
  stale: "stale: its original has changed since it was translated",
  unmarked: "not marked as translated yet",
};

/** A line for each file that is not complete, with what differs; the last line counts them. */
export function translationReport(states: readonly TranslationState[]): string[] {
  const open = states.filter(({ state, mistakes }) => state !== "complete" || mistakes.length > 0);
  const counted = (["complete", "stale", "unmarked", "missing"] as const)
    .map((name) => [name, states.filter(({ state }) => state === name).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`);
  const wrong = open.flatMap(({ mistakes }) => mistakes.filter(isOfWords));
  return [
    ...open.map(({ file, state }) => `${file}  ${notes[state]}`),
    ...(wrong.length > 0 ? [`\n${formatMistakes(wrong).trimEnd()}`] : []),
    `${open.length > 0 ? "\n" : ""}${states.length} translations: ${counted.join(", ")}.`,
  ];
}

/** That a translation is not marked is said by its state. */
const isOfWords = ({ field }: { field: string }) => field !== sourceField;

/**
 * Writes into a translation which state of its original it says.
 * @returns what is said of it; it is not marked while something is wrong with it
 */
export async function markTranslated(
  root: string,
  file: string,
  states: readonly TranslationState[],
): Promise<{ done: boolean; words: string }> {
  const name = path.relative(root, path.resolve(root, file)).replaceAll("\\", "/");
  const state = states.find((candidate) => candidate.file === name);
  if (!state || state.state === "missing")
    return { done: false, words: `${name} is no translation of a file in content/.` };
  const wrong = state.mistakes.filter(isOfWords);
  if (wrong.length > 0) return { done: false, words: formatMistakes(wrong) };
  const text = await readFile(path.join(root, name), "utf8");
  await writeFile(path.join(root, name), withSource(text, state.source));
  return { done: true, words: `${name} says what ${state.original} says today.` };
}

/** The file with its source as the first field, in the place of an earlier one. */
export function withSource(text: string, source: string): string {
  const line = `${sourceField}: "${source}"\n`;
  const kept = text.replace(new RegExp(`^${sourceField}: .*\\n`, "m"), "");
  return kept.startsWith("---\n") ? `---\n${line}${kept.slice(4)}` : line + kept;
}
