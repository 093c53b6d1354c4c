/** Reads and writes content files for the editor, through the same functions as everything else that writes content. Pure. */
import { normalized, parseYaml, splitFrontMatter } from "../content/front-matter";
import type { DataKind, Kind, PageKind } from "../content/registry";
import { elementOf, metaOf, shapeOf, type Schema } from "../content/schema";
import { hasOwnComments, withoutBlanks, writeData, writePage } from "../content/write-content";

/** A file in the editor: its fields, and the text of a page as `body`. */
export type Form = Record<string, unknown>;

/** A custom format of Decap CMS: https://decapcms.org/docs/custom-formatters/ */
export interface FileFormat {
  fromFile: (text: string) => Form;
  toFile: (form: Form) => string;
}

/** Holds the original YAML of a file with comments, so that saving can keep them. */
const originalField = "#original";

/** Returns the format of the files of a kind. */
export function formatOf(kind: Kind): FileFormat {
  return kind.type === "page" ? pageFormat(kind) : dataFormat(kind);
}

function pageFormat(kind: PageKind): FileFormat {
  return {
    fromFile: (text) => {
      const parts = splitFrontMatter(normalized(text));
      if (!parts) throw new Error("The file has no front matter.");
      return { ...parseForm(kind, parts.yaml), body: parts.body.trim() };
    },
    toFile: ({ body, [originalField]: original, ...fields }) =>
      writePage(
        kind,
        // The address is the name of the folder.
        toData(kind.schema, { ...fields, address: undefined }),
        typeof body === "string" ? withHyphens(body) : "",
        original as string | undefined,
      ),
  };
}

function dataFormat(kind: DataKind): FileFormat {
  return {
    fromFile: (text) => parseForm(kind, normalized(text)),
    toFile: ({ [originalField]: original, ...form }) =>
      writeData(kind, toData(kind.fileSchema, form), original as string | undefined),
  };
}

function parseForm(kind: Kind, yaml: string): Form {
  const parsed = parseYaml(yaml, "", 1);
  if ("mistakes" in parsed)
    throw new Error(parsed.mistakes.map(({ problem }) => problem).join("; "));
  const data = (parsed.yaml.data ?? {}) as Form;
  return hasOwnComments(kind, yaml) ? { ...data, [originalField]: yaml } : data;
}

function toData(schema: Schema, form: Form): unknown {
  return withoutBlanks(schema, tidy(schema, form));
}

/** Tidies a value: trims texts, joins the lines of texts that are no Markdown, and makes picture paths relative. */
export function tidy(schema: Schema | undefined, value: unknown): unknown {
  const role = schema && metaOf(schema).role;
  if (Array.isArray(value)) return value.map((item) => tidy(elementOf(schema), item));
  if (typeof value === "string") {
    const text = value.trim();
    if (role === "markdown") return withHyphens(text);
    return role === "text" || role === "code" ? text.replace(/\s*\n\s*/g, " ") : text;
  }
  if (value === null || typeof value !== "object") return value;
  const shape = shapeOf(schema);
  const fields = Object.entries(value).map(([key, item]) => [key, tidy(shape[key], item)] as const);
  const group: Record<string, unknown> = Object.fromEntries(fields);
  // Decap writes the bare file name, content a relative path.
  if (role === "picture" && typeof group.src === "string")
    group.src = group.src.replace(/^[^/]+$/, "./$&");
  return group;
}

/** Returns Markdown with hyphens as list markers, as `npm run format` writes them; Decap writes asterisks. Skips code. */
export function withHyphens(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```|^( *)\* (?=\S)/gm, (match, indent?: string) =>
    indent === undefined ? match : `${indent}- `,
  );
}
