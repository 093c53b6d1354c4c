/**
 * Turns the issues that zod reports into mistakes, each with its line and with what to write. Pure.
 */
import type { z } from "zod";
import type { Mistake, YamlData } from "./front-matter";
import { metaOf, schemaAt, shapeOf, type FieldMeta, type Schema } from "./schema";

/** Returns a path as an author would write it: `faq[1].answer`. */
const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");

/** What is wrong and what to write instead, wherever it is. */
export type Fault = Pick<Mistake, "code" | "problem" | "remedy">;

/** Makes a fault of its code, the problem and the remedy, as `formatMistakes` prints them. */
export const fault = (code: string, problem: string, remedy: string): Fault => ({
  code,
  problem,
  remedy,
});

/** Returns the mistake of a field that has a fault, with its file and line. */
export const mistakeAt = (
  { yaml }: { yaml: YamlData },
  path: readonly PropertyKey[],
  found: Fault,
): Mistake => ({ ...yaml.placeOf(path), field: fieldName(path) || "front matter", ...found });

/** Returns the mistakes that zod's issues with some YAML are. */
export const mistakesOf = (
  schema: Schema,
  issues: readonly z.core.$ZodIssue[],
  yaml: YamlData,
): Mistake[] =>
  issues.flatMap((issue) => {
    const code = `field-${issue.code.replaceAll("_", "-")}`;
    const place = schemaAt(schema, issue.path);
    if (issue.code !== "unrecognized_keys")
      return mistakeAt({ yaml }, issue.path, { code, ...wordsFor(issue, yaml.data, place) });
    const remedy = `remove it or use one of: ${Object.keys(shapeOf(place)).join(", ")}`;
    const found = fault(code, "is not a field that can stand here", remedy);
    return issue.keys.map((key) => mistakeAt({ yaml }, [...issue.path, key], found));
  });

function wordsFor(issue: z.core.$ZodIssue, data: unknown, place?: Schema) {
  const { role, description } = place ? metaOf(place) : {};
  const value = valueAt(data, issue.path);
  const remedy = formRemedy(role, description);
  if (value === undefined) return { problem: "is missing", remedy: `add it: ${remedy}` };
  // The message of a schema's own check: what is wrong and, after the first colon, what to write.
  const [problem = "", ...rest] = issue.message.split(": ");
  if (issue.code === "custom") return { problem, remedy: rest.join(": ") || remedy };
  return { problem: `is not right: ${issue.message}`, remedy };
}

const day = "write an existing day as YYYY-MM-DD, such as 2026-11-20";

const id = "write lower-case letters and digits joined by single hyphens";

const formRemedies: Partial<Record<NonNullable<FieldMeta["role"]>, string>> = {
  date: day,
  expiry: day,
  url: "write a whole address that begins with https://",
  path: "write a path such as /old-page, from the first slash on",
  page: "write the address of a page of the site, such as /about",
  id,
  reference: id,
};

const formRemedy = (role: FieldMeta["role"], description?: string): string =>
  (role && formRemedies[role]) ??
  (description ? `write: ${description}` : "write it as the schema in schemas/ says");

/** Returns the value at a path in some data; undefined where there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );

/**
 * Returns mistakes as they are printed: where each is, and what to write.
 * @param what the word for one of them
 */
export function formatMistakes(mistakes: readonly Mistake[], what = "mistake"): string {
  const lines = mistakes.map(
    ({ file, line, field, problem, remedy }) =>
      `${file}:${line}  ${field}\n    ${field} ${problem}; ${remedy}`,
  );
  const files = new Set(mistakes.map(({ file }) => file)).size;
  const count = `${mistakes.length} ${what}${mistakes.length === 1 ? "" : "s"} in ${files} content ${files === 1 ? "file" : "files"}`;
  return `${count}\n\n${lines.join("\n")}\n`;
}

/**
 * Returns what a check of a file finds. Where the check itself fails, that is a mistake with the
 * file's name, and the check of other files goes on.
 */
export function guarded(file: string, check: () => Mistake[]): Mistake[] {
  try {
    return check();
  } catch (error) {
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
    const remedy = "look for what is unusual in it, and take that out";
    return [
      { file, line: 1, field: "file", ...fault("crash", `cannot be checked: ${reason}`, remedy) },
    ];
  }
}
