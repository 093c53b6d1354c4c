/**
 * Content files to typed data, or to mistakes that name file, line and field. Pure: it is given bytes and returns data.
 * What concerns several files at once (duplicates, references, links) is in `check/`.
 */
import { explainIssues } from "./explain";
import {
  decodeUtf8,
  parseYaml,
  splitFrontMatter,
  type Mistake,
  type YamlData,
} from "./front-matter";
import { pagePath, type PlacedFile } from "./paths";
import type { DataKind, Kind, PageData, PageKind } from "./registry";
import {
  elementOf,
  formed,
  metaOf,
  namingField,
  schemaAt,
  shapeOf,
  unwrap,
  valuesIn,
  type Path,
  type Schema,
} from "./schema";
import { slugOf } from "./slug";

/** A YAML file of content, read and found to be of the right form. */
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
  | { content: ContentFile; mistakes: [] }
  | {
      content?: undefined;
      mistakes: Mistake[];
      /** What the file says all the same, as far as it has the right form: fields may be missing. */
      partial?: ContentFile;
      /** Whether entries of it, or their ids, may be missing in `partial`. */
      lossy?: boolean;
    };

/** A file's fields, and of a page the text below them. */
interface FileParts {
  yaml: YamlData;
  /** The Markdown after the front matter, and the line at which it begins. */
  body: string;
  bodyLine: number;
}

/** Takes the bytes of a file apart, whatever its fields are. */
export function partsOf(
  isPageKind: boolean,
  file: string,
  bytes: Uint8Array,
): FileParts | { mistakes: Mistake[] } {
  const fault = (problem: string, remedy: string) => ({
    mistakes: [{ file, line: 1, field: "file", problem, remedy }],
  });
  const text = decodeUtf8(bytes);
  if (text === undefined) return fault("is not UTF-8", "save the file with the encoding UTF-8");
  if (bytes.some((byte, index) => byte === 13 && bytes[index + 1] !== 10))
    return fault("has line ends of old Macs", "save the file with the line ends LF");
  if (text.trim() === "") {
    return fault(
      "is empty",
      isPageKind
        ? "write front matter and text, or delete the file"
        : "write the fields that docs/front-matter.md lists",
    );
  }
  const parts = isPageKind ? splitFrontMatter(text) : { yaml: text, body: "", bodyLine: 1 };
  if (!parts) {
    return fault(
      "has no front matter",
      "begin the file with a line ---, the fields, and another line ---",
    );
  }
  const parsed = parseYaml(parts.yaml, file, isPageKind ? 2 : 1);
  if ("mistakes" in parsed) return parsed;
  return { yaml: parsed.yaml, body: parts.body, bodyLine: parts.bodyLine };
}

/** Reads the bytes of a file of content. */
export function readContent(
  { kind, slug }: PlacedFile,
  file: string,
  bytes: Uint8Array,
): ReadResult {
  const isPageKind = kind.type === "page";
  const parts = partsOf(isPageKind, file, bytes);
  if ("mistakes" in parts) return parts;
  const { yaml, body, bodyLine } = parts;
  const checked = kind.fileSchema.safeParse(yaml.data ?? {});
  const contentOf = (data: Record<string, unknown>): ContentFile =>
    isPageKind
      ? {
          ...{ kind, slug, path: pagePath(kind, slug), file, body, bodyLine, yaml },
          data: data as PageData,
        }
      : { kind, file, data, yaml };
  if (checked.success) return { content: contentOf(checked.data), mistakes: [] };
  const { issues } = checked.error;
  return {
    lossy: issues.some(({ code, path }) => {
      const place = schemaAt(kind.fileSchema, path);
      return code === "invalid_type" || (place && metaOf(place).role === "id");
    }),
    mistakes: explainIssues(kind.fileSchema, issues, file, yaml),
    partial: contentOf(formed(kind.fileSchema, yaml.data) as Record<string, unknown>),
  };
}

/** One entry of a kind. */
interface Entry {
  /** Slug of a page, id of an entry in YAML. */
  id: string;
  /** What a reader calls it. */
  label: string;
  data: Record<string, unknown>;
  /** Its place in its file. */
  path: Path;
}

/** The entries of a file, in its order; a page's file is one. */
export function entriesOf(content: ContentFile): Entry[] {
  const { kind, data } = content;
  if (isPage(content))
    return [{ id: content.slug, label: textOf(content.data.title), data, path: [] }];
  return entriesIn(kind, data);
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

/** The field that identifies an entry; undefined where its name does. */
export function idField({ schema }: Pick<Kind, "schema">): string | undefined {
  return Object.entries(shapeOf(schema)).find(([, field]) => metaOf(field).role === "id")?.[0];
}

function entryId(kind: Kind, entry: Record<string, unknown>, label: string, path: Path): string {
  // The only entry of its file.
  if (path.length === 0) return kind.name;
  const field = idField(kind);
  return field === undefined ? slugOf(label) : textOf(entry[field]);
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Where the entries of a kind appear in their file: in one list, or in a list inside each group of a list. */
export interface EntryList {
  /** Name of the list. */
  list: string;
  groups?: { list: string; schema: Schema };
  /** Where each file is a group of its own: what a file says. */
  file?: Schema;
}

/** Undefined where a file is one entry. */
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
