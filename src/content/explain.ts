/** Turns the issues that zod reports into mistakes as authors read them. Pure. */
import type { z } from "zod";
import type { Mistake, YamlData } from "./front-matter";
import { nearest } from "./nearest";
import { metaOf, schemaAt, shapeOf, type FieldMeta, type Schema } from "./schema";

type Issue = z.core.$ZodIssue;

/** Returns a path as an author would write it: `faq[1].answer`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`,
    )
    .join("");
}

/** Returns the path that such a name is of. */
export function pathOf(name: string): (string | number)[] {
  const steps = name.match(/[^.[\]]+/g) ?? [];
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Returns a mistake for each issue, with its line and with what to write. */
export function explainIssues(
  schema: Schema,
  issues: readonly Issue[],
  file: string,
  yaml: YamlData,
): Mistake[] {
  return issues.flatMap((issue) => {
    const place = schemaAt(schema, issue.path);
    const meta = place && metaOf(place);
    if (issue.code === "unrecognized_keys") {
      const known = Object.keys(shapeOf(place));
      return issue.keys.map((key) => ({
        file,
        line: yaml.lineOf([...issue.path, key]),
        field: fieldName([...issue.path, key]),
        problem: "is not a field that can stand here",
        remedy: `${meantIn(key, known)}remove it or use one of: ${known.join(", ")}`,
      }));
    }
    const value = valueAt(yaml.data, issue.path);
    return [
      {
        file,
        line: yaml.lineOf(issue.path),
        field: fieldName(issue.path) || "front matter",
        ...wordsFor(issue, value, meta),
      },
    ];
  });
}

/** Suggests the field whose name was probably misspelled. */
function meantIn(key: string, known: readonly string[]): string {
  const { word = "", changes = Infinity } = nearest(key, known, 1)[0] ?? {};
  return changes <= Math.max(1, word.length / 4) ? `did you mean ${word}? If not, ` : "";
}

function wordsFor(
  issue: Issue,
  value: unknown,
  meta: FieldMeta | undefined,
): Pick<Mistake, "problem" | "remedy"> {
  const purpose = meta?.description ? ` (${meta.description})` : "";
  if (value === undefined) {
    return { problem: "is missing", remedy: `add it${purpose}` };
  }
  switch (issue.code) {
    case "invalid_type":
      return {
        problem: `is ${nameOf(value)}, not ${withArticle(issue.expected)}`,
        remedy: `write ${
          issue.expected === "array" && typeof value === "string"
            ? "a list, each entry on a line of its own that begins with a hyphen"
            : withArticle(issue.expected)
        }${purpose}`,
      };
    case "too_small":
    case "too_big": {
      const size =
        typeof value === "string"
          ? `${countOf(value.trim().length, "character", "characters")} long`
          : Array.isArray(value)
            ? `a list of ${value.length}`
            : JSON.stringify(value);
      const small = issue.code === "too_small";
      const bound = small ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
      const unit =
        typeof value === "string" ? " characters" : Array.isArray(value) ? " entries" : "";
      return {
        problem: `is ${size}: too ${small ? (typeof value === "string" ? "short" : "few") : typeof value === "string" ? "long" : "many"}`,
        remedy: `write ${bound}${unit}${purpose}`,
      };
    }
    case "invalid_format":
      return meta?.role === "date"
        ? {
            problem: `is no date: ${shorten(value)}`,
            remedy: "write an existing day as YYYY-MM-DD, such as 2026-11-20",
          }
        : { problem: `is not of the right form: ${shorten(value)}`, remedy: formRemedy(meta) };
    case "invalid_value":
      return {
        problem: `is ${shorten(value)}`,
        remedy: `write one of: ${issue.values.map(String).join(", ")}`,
      };
    default:
      return wordsOf(issue.message, purpose);
  }
}

/** Splits the message of a schema's own check: what is wrong and, after the first colon, what to write. */
function wordsOf(message: string, purpose: string): Pick<Mistake, "problem" | "remedy"> {
  const [problem = "", ...rest] = message.split(": ");
  return { problem, remedy: rest.join(": ") || `correct it${purpose}` };
}

/** Returns what to write where a text does not match its format. */
export function formRemedy(meta: FieldMeta | undefined): string {
  switch (meta?.role) {
    case "url":
      return "write a whole address that begins with https://";
    case "path":
      return "write a path such as /services/kitchen-remodel, without a slash at its end";
    case "id":
    case "reference":
      return "write lower-case letters and digits joined by single hyphens";
    default:
      return meta?.description ?? "write it as the schema in schemas/ says";
  }
}

const countOf = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function nameOf(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  return withArticle(typeof value);
}

function withArticle(type: string): string {
  const names: Record<string, string> = {
    string: "a text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "a group of fields",
  };
  return names[type] ?? type;
}

function shorten(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}
