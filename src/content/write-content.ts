/**
 * Serializes content: front matter and YAML have one canonical format. The editor in the browser, `npm run new` and
 * `npm run format` all write with this module, so that it does not matter who wrote a file. Pure.
 */
import { Document, isScalar, visit } from "yaml";
import { fileName, type DataKind, type Kind, type PageKind } from "./registry";
import { elementOf, isOptional, shapeOf, type Schema } from "./schema";
import { sourceField } from "./language";
import { commentsIn, keepComments } from "./yaml-comments";

/** A longer text begins on the line below its field, folded. */
const longestOnOneLine = 76;

/** Returns the name of a kind's JSON Schema in `schemas/`. */
export function schemaFile(kind: Pick<Kind, "name">): string {
  return `${fileName(kind)}.schema.json`;
}

/**
 * Writes the file of a page: front matter in the order of its schema, and the text.
 * @param original the front matter before the change, whose comments are kept
 */
export function writePage(
  kind: PageKind,
  frontMatter: unknown,
  body: string,
  original?: string,
): string {
  // From content/<folder>/<slug>/index.md up to the project's root.
  const reference = schemaReference(`../../../schemas/${schemaFile(kind)}`);
  const yaml = toYaml(kind, frontMatter, original);
  return `---\n# ${reference}\n${yaml}---\n\n${body.trim()}\n`;
}

/**
 * Writes one of the YAML files of `content/`.
 * @param original the file before the change, whose comments are kept
 */
export function writeData(kind: DataKind, data: unknown, original?: string): string {
  const up = "../".repeat(kind.files.split("/").length);
  const lines = [schemaReference(`${up}schemas/${schemaFile(kind)}`), ...kind.header.split("\n")];
  const comment = lines.map((line) => `# ${line}\n`).join("");
  return comment + toYaml(kind, data, original);
}

/**
 * Writes a translation of either: which version of the original was translated, and its fields.
 * @param original its YAML before the change, whose comments are kept
 */
export function writeTranslation(
  kind: Kind,
  { [sourceField]: source, ...fields }: Record<string, unknown>,
  body = "",
  original?: string,
): string {
  const mark = typeof source === "string" ? `${sourceField}: "${source}"\n` : "";
  const yaml = mark + toYaml(kind, fields, original);
  return kind.type === "page" ? `---\n${yaml}---\n\n${body.trim()}\n` : yaml;
}

/** Whether YAML contains comments of an author, besides those at the top of every file of its kind. */
export function hasOwnComments(kind: Kind, yaml: string): boolean {
  return commentsIn(yaml).some((line) => !isGenerated(kind, line));
}

/** @param line of a comment, without its `#` */
function isGenerated(kind: Kind, line: string): boolean {
  const words = line.trim();
  const header = kind.type === "data" ? kind.header.split("\n") : [];
  return words.startsWith(schemaReference("")) || header.includes(words);
}

/** Returns the comment by which the YAML extension of VS Code and other editors find the schema. */
function schemaReference(path: string): string {
  return `yaml-language-server: $schema=${path}`;
}

function toYaml(kind: Kind, data: unknown, original: string | undefined): string {
  const document = new Document(inOrder(kind.fileSchema, data));
  visit(document, {
    Scalar: (key, node) => {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
      const isLong = node.value.length > longestOnOneLine && node.value.includes(" ");
      if (isLong || node.value.includes("\n")) node.type = "BLOCK_FOLDED";
    },
  });
  if (original !== undefined) keepComments(document, original, (line) => isGenerated(kind, line));
  return document.toString({ lineWidth: 100, blockQuote: "folded" });
}

/** Returns the data with its fields in the order of the schema, unknown fields last. */
function inOrder(schema: Schema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    const element = elementOf(schema);
    return value.map((item) => inOrder(element, item));
  }
  if (value === null || typeof value !== "object") return value;
  const shape = shapeOf(schema);
  const data = value as Record<string, unknown>;
  const keys = [
    ...Object.keys(shape).filter((key) => data[key] !== undefined),
    ...Object.keys(data).filter((key) => !(key in shape)),
  ];
  return Object.fromEntries(keys.map((key) => [key, inOrder(shape[key], data[key])]));
}

/**
 * Returns the data without what a form leaves behind where nothing was entered. Empty texts are left out, so that the check
 * reports them as missing; optional lists and groups that are empty and optional switches that are off are left out too.
 */
export function withoutBlanks(schema: Schema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    const element = elementOf(schema);
    return value.map((item) => withoutBlanks(element, item));
  }
  if (value === null || typeof value !== "object") return value;
  const shape = shapeOf(schema);
  const entries = Object.entries(value)
    .map(([key, item]) => [key, withoutBlanks(shape[key], item)] as const)
    .filter(([key, item]) => {
      const field = shape[key];
      if (item === undefined || item === null || item === "") return false;
      return !(field && isOptional(field) && (item === false || isBlank(item)));
    });
  return Object.fromEntries(entries);
}

/** Whether nothing was entered: a text, list or group is empty, or a group of such fields. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.values(value).every(isBlank);
}
