/** How the editor reads and writes files: through the same functions as everything else that writes content. Pure. */
import { dataSchemas, pageSchemas, type DataFileName } from "../content";
import { unwrap } from "../explain";
import { parseYaml, splitFrontMatter } from "../front-matter";
import type { PageKind } from "../model";
import { definitionOf, metaOf, type Schema } from "../model/walk";
import { withoutBlanks, writeData, writePage } from "../write-content";

/** What the editor holds of a file: its fields, and as `body` the text of a page. */
export type Form = Record<string, unknown>;

/** A custom format of Decap CMS: https://decapcms.org/docs/custom-formatters/ */
export interface FileFormat {
  fromFile: (text: string) => Form;
  toFile: (form: Form) => string;
}

/** The format of a kind of page, or of a YAML file. */
export function formatOf(what: PageKind | DataFileName): FileFormat {
  return what in dataSchemas ? dataFormat(what as DataFileName) : pageFormat(what as PageKind);
}

function pageFormat(kind: PageKind): FileFormat {
  const schema = pageSchemas[kind];
  return {
    fromFile: (text) => {
      const parts = splitFrontMatter(text.replace(/\r\n?/g, "\n"));
      if (!parts) throw new Error("The file has no front matter.");
      return { ...dataOf(parts.yaml), body: parts.body.trim() };
    },
    toFile: ({ body, ...fields }) =>
      writePage(kind, written(schema, fields), typeof body === "string" ? withHyphens(body) : ""),
  };
}

function dataFormat(name: DataFileName): FileFormat {
  return {
    fromFile: dataOf,
    toFile: (form) => writeData(name, written(dataSchemas[name], form)),
  };
}

function dataOf(yaml: string): Form {
  const parsed = parseYaml(yaml, "", 1);
  if ("mistakes" in parsed)
    throw new Error(parsed.mistakes.map(({ problem }) => problem).join("; "));
  return (parsed.yaml.data ?? {}) as Form;
}

function written(schema: Schema, form: Form): unknown {
  return withoutBlanks(schema, tidied(schema, form));
}

/** A text as it is meant: without spaces around it, on one line where the model wants one; a picture beside its file. */
function tidied(schema: Schema | undefined, value: unknown): unknown {
  const inner = schema && unwrap(schema);
  const { shape = {}, element } = inner ? definitionOf(inner) : {};
  if (Array.isArray(value)) return value.map((item) => tidied(element, item));
  if (typeof value === "string") {
    const text = value.trim();
    const role = inner && metaOf(inner).role;
    if (role === "markdown") return withHyphens(text);
    return role === "text" ? text.replace(/\s*\n\s*/g, " ") : text;
  }
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).map(
    ([key, item]) => [key, tidied(shape[key], item)] as const,
  );
  const group: Record<string, unknown> = Object.fromEntries(fields);
  const isPicture = inner && metaOf(inner).role === "picture";
  if (isPicture && typeof group.src === "string") group.src = besideFile(group.src);
  return group;
}

/** Markdown with the marks of lists that `npm run format` writes; the editor's own are asterisks. Code stays as it is. */
function withHyphens(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```|^( *)\* (?=\S)/gm, (match, indent?: string) =>
    indent === undefined ? match : `${indent}- `,
  );
}

/** The name of a picture as content writes it: the editor names it by its file alone. */
export function besideFile(src: string): string {
  return /^[^/]+$/.test(src) ? `./${src}` : src;
}
