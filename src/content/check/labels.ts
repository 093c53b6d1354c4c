/**
 * Compares the labels of the interface in the languages of the site: each language needs all of
 * them. Pure.
 */
import path from "node:path";
import type { Mistake } from "../front-matter";
import { fault } from "../issues";
import type { Label } from "./owner";

/**
 * The forms of a label that depend on a count, of which each language has its own:
 * https://cldr.unicode.org/index/cldr-spec/plural-rules
 */
const form = /\.(?:zero|one|two|few|many|other)$/;

const languageOf = ({ file }: Label): string => path.posix.basename(file, ".yml");

/** Returns a mistake for each label that a language lacks and another one has. */
export function checkLabels(labels: readonly Label[]): Mistake[] {
  const known = new Map<string, Label>();
  const keysIn = new Map<string, Set<string>>();
  for (const label of labels) {
    const key = label.key.replace(form, "");
    if (!known.has(key)) known.set(key, label);
    const keys = keysIn.get(languageOf(label)) ?? new Set();
    keysIn.set(languageOf(label), keys.add(key));
  }
  return [...keysIn].flatMap(([language, keys]) =>
    [...known]
      .filter(([key]) => !keys.has(key))
      .map(([field, { file, text }]) => ({
        file: `${path.posix.dirname(file)}/${language}.yml`,
        line: 1,
        field,
        ...fault("label-missing", `is missing: ${file} has ${text}`, "write it in this language"),
      })),
  );
}
