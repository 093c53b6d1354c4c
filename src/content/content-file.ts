/**
 * Reads a content file into typed data, or into mistakes that name file, line and field. Pure;
 * `check/` compares files.
 */
import type { z } from "zod";
import { detailsOf, type FileBytes } from "./details";
import {
  decodeUtf8,
  parseYaml,
  splitFrontMatter,
  type Mistake,
  type YamlData,
} from "./front-matter";
import { fault, guarded, mistakeAt, mistakesOf } from "./issues";
import type { PageData } from "./fields";
import { pagePath, slugIn, type PlacedFile } from "./paths";
import { isSingle, type DataKind, type Kind, type PageKind } from "./registry";
import {
  elementOf,
  idField,
  metaOf,
  namingField,
  shapeOf,
  unwrap,
  valuesIn,
  type Schema,
} from "./schema";
import { slugOf } from "./slug";
import { sourceFaults } from "./source-faults";

/** What any file of content is made of. */
export interface FileParts {
  /** Its fields; an entry that is written in Markdown has its text as its field `body`. */
  data: Record<string, unknown>;
  /** The Markdown after the front matter, and the line at which it begins. */
  body: string;
  bodyLine: number;
  yaml: YamlData;
}

/** A YAML file of content that matches its schema. */
export interface DataFile extends FileParts {
  kind: DataKind;
  file: string;
}

/** The Markdown file of a page that matches the schema of its kind. */
export interface PageFile extends FileParts {
  kind: PageKind;
  slug: string;
  path: string;
  file: string;
  data: PageData;
}

/** A file of content that matches its schema. */
export type ContentFile = DataFile | PageFile;

/** Returns the files of a kind, which its record names. */
export const filesOf = <File extends Pick<ContentFile, "kind">>(
  files: readonly File[],
  { name }: { name: string },
): File[] => files.filter(({ kind }) => kind.name === name);

/** Whether a file is that of a page, and not of entries. */
export const isPage = (file: ContentFile): file is PageFile => file.kind.type === "page";

/** Returns the address of the page that shows a file's text; undefined where many pages do. */
export const addressOf = (content: ContentFile): string | undefined =>
  isPage(content)
    ? content.path
    : (content.kind.addressOf?.(slugIn(content.file)) ?? content.kind.page);

/** Whether a file has a text of its own, below its front matter. */
export const hasText = ({ file }: { file: string }): boolean => file.endsWith(".md");

interface ReadFields {
  parts?: FileParts;
  mistakes: Mistake[];
}

/**
 * Reads the fields of a file, and the text below them, by a schema. Build and check read by this
 * alone.
 */
export function readFields(
  kind: Kind,
  schema: z.ZodType,
  file: string,
  bytes: FileBytes,
): ReadFields {
  let read: ReadFields = { mistakes: [] };
  const failed = guarded(file, () => {
    read = fieldsIn(kind, schema, file, bytes);
    return [];
  });
  return failed.length > 0 ? { mistakes: failed } : read;
}

function fieldsIn(
  { type }: Kind,
  schema: z.ZodType,
  file: string,
  [bytes, details]: FileBytes,
): ReadFields {
  const unreadable = (problem: string, remedy: string, at = file) => ({
    mistakes: [{ file: at, line: 1, field: "file", ...fault("file", problem, remedy) }],
  });
  const encoding = ["is not UTF-8", "save the file with the encoding UTF-8"] as const;
  const isMarkdown = file.endsWith(".md");
  const text = decodeUtf8(bytes);
  if (text === undefined) return unreadable(...encoding);
  const detailsFile = detailsOf(file) ?? file;
  const more = details && decodeUtf8(details);
  if (details && more === undefined) return unreadable(...encoding, detailsFile);
  const split = isMarkdown ? splitFrontMatter(text) : { yaml: text, body: "", bodyLine: 1 };
  const begin = "begin a page with a line ---, its fields, and another line ---";
  if (!split || text.trim() === "") return unreadable("has no fields", begin);
  const { body, bodyLine } = split;
  const found = [...faultsOfFile(file, text), ...faultsOfFile(detailsFile, more ?? "")];
  if (found.length > 0) return { mistakes: found };
  let parsed = parseYaml(split.yaml, file, isMarkdown ? 2 : 1);
  if (more !== undefined && !("mistakes" in parsed)) {
    const others = parseYaml(more, detailsFile, 1);
    parsed = "mistakes" in others ? others : joined(parsed.yaml, others.yaml);
  }
  if ("mistakes" in parsed) return parsed;
  const { yaml } = parsed;
  const isEntry = type === "data" && body.trim() !== "";
  const fields = isEntry ? { ...(yaml.data as object), body: body.trim() } : (yaml.data ?? {});
  const hidden = faultsOfValues(yaml);
  if (hidden.length > 0) return { mistakes: hidden };
  const { data, error } = schema.safeParse(fields);
  if (error) return { mistakes: mistakesOf(schema, error.issues, yaml) };
  return { parts: { data: data as Record<string, unknown>, yaml, body, bodyLine }, mistakes: [] };
}

const faultsOfFile = (file: string, text: string): Mistake[] =>
  sourceFaults(text, file.endsWith(".md") ? "text" : "list").map((found) => ({
    file,
    field: "file",
    ...found,
  }));

/**
 * What the texts of a file hold that cannot be seen in its lines: YAML folds lines into one, and
 * writes characters by numbers.
 */
function faultsOfValues(yaml: YamlData): Mistake[] {
  // An alias of YAML may stand for what it is part of.
  const seen = new Set<unknown>();
  const codes = new Set<string>();
  const faultsOf = (value: unknown, place: PropertyKey[]): Mistake[] => {
    if (typeof value === "string")
      return sourceFaults(value, "text").flatMap(({ line: _line, ...found }) => {
        if (codes.has(found.code)) return [];
        codes.add(found.code);
        return [mistakeAt({ yaml }, place, found)];
      });
    if (typeof value !== "object" || value === null || seen.has(value)) return [];
    seen.add(value);
    return Object.entries(value).flatMap(([key, inner]) =>
      faultsOf(inner, [...place, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return faultsOf(yaml.data, []);
}

/** Joins the fields of a page and those of its details, each with its own place. */
function joined(page: YamlData, details: YamlData): { yaml: YamlData } | { mistakes: Mistake[] } {
  const [fields, others] = [page.data ?? {}, details.data ?? {}] as Record<string, unknown>[];
  const remedy = "write each field with its name, in one of the two files";
  const found = fault("yaml", "cannot stand here and in the front matter", remedy);
  const mistakes = Object.keys(others ?? {})
    .filter((name) => Object.hasOwn(fields ?? {}, name) || Array.isArray(others))
    .map((name) => mistakeAt({ yaml: details }, [name], found));
  if (mistakes.length > 0) return { mistakes };
  const placeOf: YamlData["placeOf"] = (place) =>
    (Object.hasOwn(others ?? {}, String(place[0])) ? details : page).placeOf(place);
  return { yaml: { data: { ...fields, ...others }, placeOf } };
}

/** Reads a file of content. Returns its mistakes and, where it matches its schema, its data. */
export function readContent(
  { kind, slug }: PlacedFile,
  file: string,
  bytes: FileBytes,
): { content?: ContentFile; mistakes: Mistake[] } {
  const { parts, mistakes } = readFields(kind, kind.fileSchema, file, bytes);
  if (!parts) return { mistakes };
  if (kind.type === "data") return { content: { kind, file, ...parts }, mistakes };
  const page = { kind, slug, path: pagePath(kind, slug), file, ...parts };
  return { content: page as PageFile, mistakes };
}

/**
 * Returns the entries of a file in their order; the file of a page is one entry. The id is the slug
 * of a page or the id in YAML, the label the title or name as readers see it.
 */
export const entriesOf = ({ kind, file, data }: ContentFile) =>
  [...valuesIn(kind.fileSchema, data)]
    .filter(({ schema }) => schema === kind.schema)
    .map(({ value, path }) => {
      const entry = value as Record<string, unknown>;
      const label = (entry[namingField(kind.schema) ?? ""] as string | undefined) ?? kind.name;
      const own = idField(kind.schema);
      const single = file.endsWith(".md") ? slugIn(file) : kind.name;
      const id = own ? String(entry[own]) : isSingle(kind) ? single : slugOf(label);
      return { id, label, data: entry, path };
    });

/**
 * Where the entries of a kind appear in their file: in one list, or in a list inside each group of
 * a list.
 */
export interface EntryList {
  list: string;
  groups?: { list: string; schema: Schema };
  /** Where each file is a group of its own: the schema of the file. */
  file?: Schema;
}

/** Returns undefined where a file is one entry. */
export function entryListOf({ schema, fileSchema }: Kind): EntryList | undefined {
  const holds = ([, field]: [string, Schema]) => {
    const element = elementOf(field);
    return element !== undefined && unwrap(element) === schema;
  };
  for (const [list, field] of Object.entries(shapeOf(fileSchema))) {
    if (holds([list, field]))
      return metaOf(fileSchema).typeName ? { list, file: fileSchema } : { list };
    const group = elementOf(field);
    const inner = Object.entries(shapeOf(group)).find(holds);
    if (group && inner) return { list: inner[0], groups: { list, schema: unwrap(group) } };
  }
  return undefined;
}
