/** Reads and writes files for the editor, with the functions that all other writers of content use. Pure. */
import { parseYaml, splitFrontMatter } from "../content/front-matter";
import type { DataKind, Kind, PageKind } from "../content/registry";
import { elementOf, metaOf, shapeOf, type Schema } from "../content/schema";
import { hasOwnComments, withoutBlanks, writeData, writePage } from "../content/write-content";

/** A file in the editor: its fields, and as `body` the text of a page. */
export type Form = Record<string, unknown>;

/** A custom format of Decap CMS: https://decapcms.org/docs/custom-formatters/ */
export interface FileFormat {
  fromFile: (text: string) => Form;
  toFile: (form: Form) => string;
}

/** Holds the original YAML of a file with comments, so that saving can keep them. */
const originalField = "#original";

/** The format of the files of a kind. */
export function formatOf(kind: Kind): FileFormat {
  return kind.type === "page" ? pageFormat(kind) : dataFormat(kind);
}

function pageFormat(kind: PageKind): FileFormat {
  return {
    fromFile: (text) => {
      const parts = splitFrontMatter(text.replace(/\r\n?/g, "\n"));
      if (!parts) throw new Error("The file has no front matter.");
      return { ...formOf(kind, parts.yaml), body: parts.body.trim() };
    },
    toFile: ({ body, [originalField]: original, ...fields }) =>
      writePage(
        kind,
        // The folder's name is the address.
        written(kind.schema, { ...fields, address: undefined }),
        typeof body === "string" ? withHyphens(body) : "",
        original as string | undefined,
      ),
  };
}

function dataFormat(kind: DataKind): FileFormat {
  return {
    fromFile: (text) => formOf(kind, text.replace(/\r\n?/g, "\n")),
    toFile: ({ [originalField]: original, ...form }) =>
      writeData(kind, written(kind.fileSchema, form), original as string | undefined),
  };
}

function formOf(kind: Kind, yaml: string): Form {
  const parsed = parseYaml(yaml, "", 1);
  if ("mistakes" in parsed)
    throw new Error(parsed.mistakes.map(({ problem }) => problem).join("; "));
  const data = (parsed.yaml.data ?? {}) as Form;
  return hasOwnComments(kind, yaml) ? { ...data, [originalField]: yaml } : data;
}

function written(schema: Schema, form: Form): unknown {
  return withoutBlanks(schema, tidied(schema, form));
}

/** Tidies a value: trims texts, joins lines where the schema has one line, and makes picture paths relative. */
export function tidied(schema: Schema | undefined, value: unknown): unknown {
  const role = schema && metaOf(schema).role;
  if (Array.isArray(value)) return value.map((item) => tidied(elementOf(schema), item));
  if (typeof value === "string") {
    const text = value.trim();
    if (role === "markdown") return withHyphens(text);
    return role === "text" || role === "code" ? text.replace(/\s*\n\s*/g, " ") : text;
  }
  if (value === null || typeof value !== "object") return value;
  const shape = shapeOf(schema);
  const fields = Object.entries(value).map(
    ([key, item]) => [key, tidied(shape[key], item)] as const,
  );
  const group: Record<string, unknown> = Object.fromEntries(fields);
  if (role === "picture" && typeof group.src === "string") group.src = besideFile(group.src);
  return group;
}

/** Markdown with hyphens as list markers, as `npm run format` writes them; Decap writes asterisks. Code is left alone. */
export function withHyphens(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```|^( *)\* (?=\S)/gm, (match, indent?: string) =>
    indent === undefined ? match : `${indent}- `,
  );
}

/** The path of a picture as content writes it; Decap gives the bare file name. */
export function besideFile(src: string): string {
  return /^[^/]+$/.test(src) ? `./${src}` : src;
}
