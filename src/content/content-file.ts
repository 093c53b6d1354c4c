/**
 * Reads a content file into typed data, or into mistakes that name file, line and field. Pure: bytes in, data out. What
 * concerns several files at once (duplicates, references, links) is checked in `check/`.
 */
import { detailsOf, type FileBytes } from "./details";
import { mistakesOf } from "./issues";
import {
  decodeUtf8,
  parseYaml,
  splitFrontMatter,
  type Mistake,
  type YamlData,
} from "./front-matter";
import { pagePath, slugIn, type PlacedFile } from "./paths";
import type { DataKind, Kind, PageData, PageKind } from "./registry";
import {
  elementOf,
  idField,
  metaOf,
  namingField,
  shapeOf,
  unwrap,
  valuesIn,
  type Path,
  type Schema,
} from "./schema";
import { slugOf } from "./slug";

/** A YAML file of content that matches its schema. */
export interface DataFile {
  kind: DataKind;
  /** Path from the project's root. */
  file: string;
  data: Record<string, unknown>;
  yaml: YamlData;
}

/** A page's file. */
export interface PageFile {
  kind: PageKind;
  slug: string;
  /** Address on the site. */
  path: string;
  /** Path from the project's root. */
  file: string;
  /** The front matter. */
  data: PageData;
  /** The Markdown after the front matter, and the line at which it begins. */
  body: string;
  bodyLine: number;
  yaml: YamlData;
}

export type ContentFile = DataFile | PageFile;

export const isPage = (file: ContentFile): file is PageFile => file.kind.type === "page";

type ReadResult =
  { content: ContentFile; mistakes: [] } | { content?: undefined; mistakes: Mistake[] };

/** What a file says, before its fields are checked. */
interface FileParts {
  /** Its fields; an entry that is written in Markdown has the text below them as its field `body`. */
  fields: unknown;
  yaml: YamlData;
  /** The Markdown after the front matter, and the line at which it begins. */
  body: string;
  bodyLine: number;
}

/** Splits the bytes of a file into its parts, without looking at what its fields say. */
export function partsOf(
  { type }: Kind,
  file: string,
  [bytes, details]: FileBytes,
): FileParts | { mistakes: Mistake[] } {
  const fault = (problem: string, remedy: string, where = file) => ({
    mistakes: [{ file: where, line: 1, field: "file", code: "file", problem, remedy }],
  });
  const isMarkdown = file.endsWith(".md");
  const text = decodeUtf8(bytes);
  if (text === undefined) return fault("is not UTF-8", "save the file with the encoding UTF-8");
  if (text.trim() === "")
    return fault("is empty", "write the fields that its schema in schemas/ lists, or delete it");
  const parts = isMarkdown ? splitFrontMatter(text) : { yaml: text, body: "", bodyLine: 1 };
  if (!parts)
    return fault(
      "has no front matter",
      "begin the file with a line ---, the fields, and another line ---",
    );
  const { body, bodyLine } = parts;
  let parsed = parseYaml(parts.yaml, file, isMarkdown ? 2 : 1);
  if (details && !("mistakes" in parsed)) {
    const name = detailsOf(file) ?? file;
    const more = parseYaml(decodeUtf8(details) ?? "", name, 1);
    parsed = "mistakes" in more ? more : joined(parsed.yaml, more.yaml);
  }
  if ("mistakes" in parsed) return parsed;
  const { yaml } = parsed;
  const isEntry = type === "data" && body.trim() !== "";
  const fields = isEntry ? { ...(yaml.data as object | null), body: body.trim() } : yaml.data;
  return { fields: fields ?? {}, yaml, body, bodyLine };
}

/** Joins the fields of a page and those of its details, each with its own place. */
function joined(page: YamlData, details: YamlData): { yaml: YamlData } | { mistakes: Mistake[] } {
  const [fields, others] = [page.data ?? {}, details.data ?? {}] as Record<string, unknown>[];
  const mistakes = Object.keys(others ?? {})
    .filter((name) => Object.hasOwn(fields ?? {}, name) || Array.isArray(others))
    .map((field) => ({
      ...{ ...details.placeOf([field]), field, code: "yaml" },
      problem: "cannot stand here and in the front matter",
      remedy: "write each field with its name, in one of the two files",
    }));
  if (mistakes.length > 0) return { mistakes };
  const placeOf: YamlData["placeOf"] = (place) =>
    (Object.hasOwn(others ?? {}, String(place[0])) ? details : page).placeOf(place);
  return { yaml: { data: { ...fields, ...others }, placeOf } };
}

/** Reads the bytes of a file of content. */
export function readContent(
  { kind, slug }: PlacedFile,
  file: string,
  bytes: FileBytes,
): ReadResult {
  const parts = partsOf(kind, file, bytes);
  if ("mistakes" in parts) return parts;
  const { fields, ...rest } = parts;
  const checked = kind.fileSchema.safeParse(fields);
  if (!checked.success)
    return { mistakes: mistakesOf(kind.fileSchema, checked.error.issues, rest.yaml) };
  const { data } = checked;
  if (kind.type === "data") return { content: { kind, file, data, yaml: rest.yaml }, mistakes: [] };
  const page = { kind, slug, path: pagePath(kind, slug), file, ...rest };
  return { content: { ...page, data: data as PageData }, mistakes: [] };
}

/** One entry of a kind. */
interface Entry {
  /** Slug of a page, id of an entry in YAML. */
  id: string;
  /** Its title or name, as readers see it. */
  label: string;
  data: Record<string, unknown>;
  /** Its place in its file. */
  path: Path;
}

/** Returns the entries of a file in their order; the file of a page is one entry. */
export function entriesOf(content: ContentFile): Entry[] {
  const { kind, data } = content;
  if (isPage(content))
    return [{ id: content.slug, label: textOf(content.data.title), data, path: [] }];
  return entriesIn(kind, data).map((entry) =>
    content.file.endsWith(".md") ? { ...entry, id: slugIn(content.file) } : entry,
  );
}

function entriesIn(kind: Kind, data: unknown): Entry[] {
  return [...valuesIn(kind.fileSchema, data)]
    .filter(({ schema }) => schema === kind.schema)
    .map(({ value, path }) => {
      const entry = value as Record<string, unknown>;
      const label = textOf(entry[namingField(kind.schema) ?? ""]) || kind.name;
      return { id: entryId(kind, entry, label, path), label, data: entry, path };
    });
}

function entryId(kind: Kind, entry: Record<string, unknown>, label: string, path: Path): string {
  // The only entry of its file.
  if (path.length === 0) return kind.name;
  const field = idField(kind.schema);
  return field === undefined ? slugOf(label) : textOf(entry[field]);
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Where the entries of a kind appear in their file: in one list, or in a list inside each group of a list. */
export interface EntryList {
  /** Name of the list. */
  list: string;
  groups?: { list: string; schema: Schema };
  /** Where each file is a group of its own: the schema of the file. */
  file?: Schema;
}

/** Returns undefined where a file is one entry. */
export function entryListOf({ schema, fileSchema }: Kind): EntryList | undefined {
  const holds = (field: Schema) => {
    const element = elementOf(field);
    return element !== undefined && unwrap(element) === schema;
  };
  for (const [list, field] of Object.entries(shapeOf(fileSchema))) {
    if (holds(field)) return metaOf(fileSchema).typeName ? { list, file: fileSchema } : { list };
    const group = elementOf(field);
    const inner = Object.entries(shapeOf(group)).find(([, child]) => holds(child));
    if (group && inner) return { list: inner[0], groups: { list, schema: unwrap(group) } };
  }
  return undefined;
}
