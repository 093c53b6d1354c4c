/** Turns the issues that zod reports into mistakes, each with its line and with what to write. Pure. */
import type { z } from "zod";
import type { Mistake, YamlData } from "./front-matter";
import { metaOf, schemaAt, shapeOf, type FieldMeta, type FieldRole, type Schema } from "./schema";

/** Returns a path as an author would write it: `faq[1].answer`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`,
    )
    .join("");
}

/** Returns a mistake at a field of a file. */
export const mistakeAt = (
  { yaml }: { yaml: YamlData },
  path: readonly PropertyKey[],
  code: string,
  problem: string,
  remedy: string,
): Mistake => ({ ...yaml.placeOf(path), field: fieldName(path), code, problem, remedy });

/** Returns a mistake for each issue. */
export function mistakesOf(
  schema: Schema,
  issues: readonly z.core.$ZodIssue[],
  yaml: YamlData,
): Mistake[] {
  return issues.flatMap((issue) => {
    const at = (path: readonly PropertyKey[]) => ({
      ...yaml.placeOf(path),
      field: fieldName(path) || "front matter",
      code: `field-${issue.code.replaceAll("_", "-")}`,
    });
    const place = schemaAt(schema, issue.path);
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        ...at([...issue.path, key]),
        problem: "is not a field that can stand here",
        remedy: `remove it or use one of: ${Object.keys(shapeOf(place)).join(", ")}`,
      }));
    const value = valueAt(yaml.data, issue.path);
    return [{ ...at(issue.path), ...wordsFor(issue, value, place && metaOf(place)) }];
  });
}

function wordsFor(
  issue: z.core.$ZodIssue,
  value: unknown,
  { role, description }: FieldMeta = {},
): Pick<Mistake, "problem" | "remedy"> {
  const purpose = description ? ` (${description})` : "";
  if (value === undefined) return { problem: "is missing", remedy: `add it${purpose}` };
  if (value === "") return { problem: "is empty", remedy: `write it${purpose}` };
  switch (issue.code) {
    case "invalid_type": {
      const expected = names[issue.expected] ?? issue.expected;
      const found = value === null ? "empty" : names[Array.isArray(value) ? "array" : typeof value];
      const [is, not] = [found, expected].map((name = "") => name.split(",")[0] ?? "");
      return { problem: `is ${is}, not ${not}`, remedy: `write ${expected}${purpose}` };
    }
    case "too_small":
    case "too_big": {
      const unit =
        typeof value === "string" ? " characters" : Array.isArray(value) ? " entries" : "";
      const size = unit ? (value as string | unknown[]).length : Number(value);
      const bound =
        issue.code === "too_small"
          ? `at least ${String(issue.minimum)}`
          : `at most ${String(issue.maximum)}`;
      return {
        problem: `${unit ? "has" : "is"} ${size}${unit}`,
        remedy: `write ${bound}${unit}${purpose}`,
      };
    }
    case "invalid_format": {
      const problem = `is “${shown(value)}”, which is not of the right form`;
      return { problem, remedy: formRemedy(role, description) };
    }
    case "invalid_value": {
      const remedy = `write one of: ${issue.values.map(String).join(", ")}`;
      return { problem: `is “${shown(value)}”`, remedy };
    }
    default: {
      // The message of a schema's own check: what is wrong and, after the first colon, what to write.
      const [problem = "", ...rest] = issue.message.split(": ");
      return { problem, remedy: rest.join(": ") || `correct it${purpose}` };
    }
  }
}

const names: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, each entry on a line of its own that begins with a hyphen",
  object: "a group of fields",
};

const id = "write lower-case letters and digits joined by single hyphens";

const formRemedies: Partial<Record<FieldRole, string>> = {
  date: "write an existing day as YYYY-MM-DD, such as 2026-11-20",
  url: "write a whole address that begins with https://",
  path: "write a path such as /services/kitchen-remodel, from the first slash on",
  ...{ id, reference: id },
};

/** Returns what to write where a text does not match its format. */
export const formRemedy = (role?: FieldRole, description?: string): string =>
  (role && formRemedies[role]) ?? description ?? "write it as the schema in schemas/ says";

const shown = (value: unknown) => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
