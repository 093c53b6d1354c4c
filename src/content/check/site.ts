/** What the files of a site are to each other: what each gives to the others, and what each may name. Pure. */
import {
  entriesOf,
  idField,
  isPage,
  type ContentFile,
  type DataFile,
  type PageFile,
} from "../content-file";
import { fieldName } from "../explain";
import { parseMarkdown, tableOfContents } from "../markdown";
import { pagePath, type PlacedFile } from "../paths";
import { isSingle, type Kind } from "../registry";
import { namingField, valuesIn, type Path, type Value } from "../schema";

/** Something that a reference can name: a page, an entry, or something with an id inside one. */
export interface Target {
  /** What a reference calls its like: `service`, `business.offers`. */
  type: string;
  id: string;
  label: string;
}

/** A value that may stand only once in its scope. */
export interface UniqueValue {
  scope: string;
  value: string;
  path: Path;
}

/** What a file gives to the rest of the site; plain data, which the editor is sent. */
export interface FileFacts {
  kind: string;
  file: string;
  /** Address of a page. */
  address?: string;
  targets: Target[];
  unique: Omit<UniqueValue, "path">[];
  aliases: string[];
  /** It could not be read: what it would give is not known. */
  unread?: true;
}

/** The facts of a file. */
export function factsOf(content: ContentFile): FileFacts {
  const values = [...valuesIn(content.kind.fileSchema, content.data)];
  return {
    kind: content.kind.name,
    file: content.file,
    ...(isPage(content) ? { address: content.path } : {}),
    targets: targetsOf(content, values),
    unique: uniqueValues(content, values).map(({ scope, value }) => ({ scope, value })),
    aliases: values.filter(({ meta }) => meta.role === "path").map(({ value }) => String(value)),
  };
}

/** The facts of a file that could not be read: a page has an address all the same. */
export function factsOfUnread({ kind, slug }: PlacedFile, file: string): FileFacts {
  const nothing = { kind: kind.name, file, targets: [], unique: [], aliases: [], unread: true };
  if (kind.type !== "page") return { ...nothing, unread: true };
  const targets = [{ type: kind.name, id: slug, label: slug }];
  return { ...nothing, address: pagePath(kind, slug), targets, unread: true };
}

function targetsOf(content: ContentFile, values: readonly Value[]): Target[] {
  const { kind } = content;
  const entries = entriesOf(content).map(({ id, label }) => ({ type: kind.name, id, label }));
  const others = values.flatMap(({ value, schema, path }) => {
    const idName = schema === kind.schema ? undefined : idField({ schema } as Pick<Kind, "schema">);
    if (idName === undefined) return [];
    const group = value as Record<string, string | undefined>;
    const type = [kind.name, ...path.filter((step) => typeof step === "string")].join(".");
    const label = group[namingField(schema) ?? idName] ?? "";
    return [{ type, id: group[idName] ?? "", label }];
  });
  return [...entries, ...others];
}

/** The values of a file that may stand only once: those whose fields say so, and ids that are made of names. */
export function uniqueValues(content: ContentFile, values: readonly Value[]): UniqueValue[] {
  const { kind } = content;
  const written = values.flatMap(({ value, path, meta: { unique } }) =>
    unique === undefined ? [] : [{ scope: unique, value: String(value).toLowerCase(), path }],
  );
  const idIsMade = kind.type === "data" && !isSingle(kind) && idField(kind) === undefined;
  if (!idIsMade) return written;
  const field = namingField(kind.schema) ?? "";
  const made = entriesOf(content).map(({ id, path }) => ({
    scope: kind.name,
    value: id,
    path: [...path, field],
  }));
  return [...written, ...made];
}

/** The ids that each type of target has; undefined where a file that holds some could not be read. */
export type Targets = (type: string) => ReadonlySet<string> | undefined;

export function targetsIn(facts: readonly FileFacts[]): Targets {
  const ids = new Map<string, Set<string>>();
  for (const { type, id } of facts.flatMap(({ targets }) => targets)) {
    const known = ids.get(type) ?? new Set();
    ids.set(type, known.add(id));
  }
  // A page that cannot be read has its slug all the same.
  const unread = new Set(
    facts.filter((file) => file.unread && !file.address).map(({ kind }) => kind),
  );
  const none = new Set<string>();
  return (type) => (unread.has(type.split(".")[0] ?? "") ? undefined : (ids.get(type) ?? none));
}

/** The ids that a file in YAML gives to pages, by their addresses. */
export function idsByPage({ kind, data, ...content }: DataFile): Map<string, readonly string[]> {
  const ids = new Map(Object.entries(kind.moreIds?.(data) ?? {}));
  if (kind.page === undefined) return ids;
  const written = [...valuesIn(kind.fileSchema, data)]
    .filter(({ meta }) => meta.role === "id")
    .map(({ value }) => String(value));
  const entries = entriesOf({ kind, data, ...content }).map(({ id }) => id);
  return ids.set(kind.page, [...(ids.get(kind.page) ?? []), ...written, ...entries]);
}

/** The ids of a page: those of its headings, and those of its template's sections. */
export function idsOfPage({ kind, body, data }: PageFile): string[] {
  const sections = kind.sections.filter(({ when }) => {
    const value = when === undefined ? true : data[when];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  const headings = tableOfContents(parseMarkdown(body));
  return [...headings, ...sections].map(({ id }) => id);
}

/** The field at a path, for a mistake. */
export const fieldAt = (content: ContentFile, path: Path) => ({
  file: content.file,
  line: content.yaml.lineOf(path),
  field: fieldName(path),
});
