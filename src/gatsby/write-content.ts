/**
 * Content back to text: the one form in which front matter and YAML are written. The editor in the browser, `npm run new`
 * and `npm run format` all write through here, so that it does not matter who wrote a file. Pure.
 */
import { Document, isScalar, visit } from "yaml";
import { dataSchemas, pageSchemas, type DataFileName } from "./content";
import { unwrap } from "./explain";
import type { PageKind } from "./model";
import { definitionOf, isOptional, type Definition, type Schema } from "./model/walk";

/** A longer text stands below its field, folded into lines. */
const longestOnOneLine = 76;

/** The comments at the top of the YAML files, which tell an author what to do. */
const headers: Record<DataFileName, string> = {
  "business.yml": `Every fact about the business, once. The navbar, the footer, the contact page, the structured data, the feed and
the vCard all read it from here. The business is a sample: put your own facts in, then set \`sample: false\`.`,
  "faq.yml": `To add a question: copy an entry inside a group, give it a new \`id\` (lower case, hyphens; its address is /faq#id),
write 40 to 90 words of Markdown, set \`checked\` to today, name up to four \`sources\`, then run \`npm run check:content\`.`,
  "clients.yml": `Marks of clients, drawn as one path each. These are samples, drawn for this site; they belong to nobody.
Put a real mark here only when its owner has agreed, and set \`sample: false\`.`,
};

/** Name of the JSON Schema of a kind of page or of a YAML file, below `schemas/`. */
export function schemaFile(name: PageKind | DataFileName): string {
  const words = name.replace(".yml", "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${words}.schema.json`;
}

/** A page's file: front matter in the order of the model, and the text. */
export function writePage(kind: PageKind, frontMatter: unknown, body: string): string {
  // From content/<folder>/<slug>/index.md up to the project's root.
  const reference = schemaReference(`../../../schemas/${schemaFile(kind)}`);
  const yaml = toYaml(pageSchemas[kind], frontMatter);
  return `---\n# ${reference}\n${yaml}---\n\n${body.trim()}\n`;
}

/** One of the YAML files of `content/`. */
export function writeData(name: DataFileName, data: unknown): string {
  const lines = [schemaReference(`../schemas/${schemaFile(name)}`), ...headers[name].split("\n")];
  const comment = lines.map((line) => `# ${line}\n`).join("");
  return comment + toYaml(dataSchemas[name], data);
}

/** What the YAML extension of VS Code and other editors look for. */
function schemaReference(path: string): string {
  return `yaml-language-server: $schema=${path}`;
}

function toYaml(schema: Schema, data: unknown): string {
  const document = new Document(inOrder(schema, data));
  visit(document, {
    Scalar: (key, node) => {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
      const isLong = node.value.length > longestOnOneLine && node.value.includes(" ");
      if (isLong || node.value.includes("\n")) node.type = "BLOCK_FOLDED";
    },
  });
  return document.toString({ lineWidth: 100, blockQuote: "folded" });
}

/** The same data with its fields in the order of the model; what the model does not know comes last. */
function inOrder(schema: Schema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { element } = insideOf(schema);
    return value.map((item) => inOrder(element, item));
  }
  if (value === null || typeof value !== "object") return value;
  const shape = insideOf(schema).shape ?? {};
  const data = value as Record<string, unknown>;
  const keys = [
    ...Object.keys(shape).filter((key) => data[key] !== undefined),
    ...Object.keys(data).filter((key) => !(key in shape)),
  ];
  return Object.fromEntries(keys.map((key) => [key, inOrder(shape[key], data[key])]));
}

/** What is inside a field, optional or not. */
function insideOf(schema: Schema | undefined): Definition {
  return schema ? definitionOf(unwrap(schema)) : { type: "unknown" };
}

/**
 * The data without what a form leaves behind where nothing was written: empty texts are left out, so that the check calls
 * them missing, and so are empty lists and groups and switches that are off, where they may be.
 */
export function withoutBlanks(schema: Schema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { element } = insideOf(schema);
    return value.map((item) => withoutBlanks(element, item));
  }
  if (value === null || typeof value !== "object") return value;
  const shape = insideOf(schema).shape ?? {};
  const entries = Object.entries(value)
    .map(([key, item]) => [key, withoutBlanks(shape[key], item)] as const)
    .filter(([key, item]) => {
      const field = shape[key];
      if (item === undefined || item === null || item === "") return false;
      return !(field && isOptional(field) && (item === false || isBlank(item)));
    });
  return Object.fromEntries(entries);
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.values(value).every(isBlank);
}
