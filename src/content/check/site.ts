/** How the files of a site depend on each other: what each offers, and what each uses. Pure. */
import { entriesOf, isPage, type ContentFile, type DataFile, type PageFile } from "../content-file";
import { fieldName } from "../explain";
import { parseMarkdown, tableOfContents } from "../markdown";
import { pagePath } from "../paths";
import { isSingle } from "../registry";
import { idField, namingField, valuesIn, type FieldRole, type Path, type Value } from "../schema";
import type { UnreadFile } from "./read-files";

/** Something that a reference can name: a page, an entry, or something with an id inside one. */
export interface Target {
  /** What references to it have as `refersTo`: `service`, `business.offers`. */
  type: string;
  id: string;
  label: string;
}

/** A value that has to be unique in its scope. */
export interface UniqueValue {
  scope: string;
  value: string;
  path: Path;
}

/** What a file offers the rest of the site and uses of it; plain data, sent to the editor. */
export interface FileFacts {
  kind: string;
  file: string;
  /** Address of a page. */
  address?: string;
  targets: Target[];
  unique: Omit<UniqueValue, "path">[];
  aliases: string[];
  /** Addresses on the site that its texts link to: `/faq`, `/faq#deposit`. */
  links: string[];
  /** What its references name: `service casino`. */
  names: string[];
  /** The same for references that cover pages: their entries are deleted with the pages. */
  covers?: string[];
  /** The pictures and drawings that it shows, as paths from the project's root. */
  images: string[];
  /** The day on which a page was last checked. */
  checked?: string;
  /** A page that is not published. */
  draft?: true;
  /** It could not be read in full, so that not all it offers is known. */
  unread?: true;
}

/** Returns the facts of a file. */
export function factsOf(content: ContentFile): FileFacts {
  const values = [...valuesIn(content.kind.fileSchema, content.data)];
  return {
    kind: content.kind.name,
    file: content.file,
    ...(isPage(content) ? { address: content.path } : {}),
    targets: targetsOf(content, values),
    unique: uniqueValues(content, values).map(({ scope, value }) => ({ scope, value })),
    aliases: values.filter(({ meta }) => meta.role === "path").map(({ value }) => String(value)),
    ...usesOf(content, values),
    ...(typeof content.data.checked === "string" ? { checked: content.data.checked } : {}),
    ...(content.data.draft === true ? { draft: true } : {}),
  };
}

/** Links in Markdown or HTML. Matching is much faster than parsing, and a false match does no harm. */
const linkForm = /(?:\]\(|\]:\s*|href=["'])<?(\/[a-z0-9/-]*(?:#[a-z0-9-]+)?)/gi;
const ruleForm = /:rule(?:\[[^\]]*\])?\{#([a-z0-9-]+)/g;
const imageForm = /!\[[^\]]*\]\(<?(\.\/[^)\s>]+)/g;

function usesOf(content: ContentFile, values: readonly Value[]) {
  const has = (role: FieldRole) => values.filter(({ meta }) => meta.role === role);
  const body = isPage(content) ? content.body : "";
  const texts = [body, ...has("markdown").map(({ value }) => String(value))];
  const find = (text: string, form: RegExp) =>
    [...text.matchAll(form)].map(([, name = ""]) => name);
  const sources = [...has("picture"), ...has("drawing")].map(({ value }) => {
    const { src, file } = value as { src?: string; file?: string };
    return src ?? file ?? "";
  });
  const folder = content.file.slice(0, content.file.lastIndexOf("/"));
  const unique = (all: readonly string[]) => [...new Set(all)];
  const nameOf = ({ value, meta }: Value) => `${meta.refersTo ?? ""} ${String(value)}`;
  const references = has("reference");
  const covers = references.filter(({ meta }) => meta.covers).map(nameOf);
  return {
    links: unique(texts.flatMap((text) => find(text, linkForm))),
    names: unique([
      ...references.filter(({ meta }) => !meta.covers).map(nameOf),
      ...texts.flatMap((text) => find(text, ruleForm)).map((id) => `rule ${id}`),
    ]),
    ...(covers.length > 0 ? { covers } : {}),
    images: unique([...sources, ...find(body, imageForm)]).map((src) => src.replace(/^\./, folder)),
  };
}

/** Returns the facts of a file that could not be read; a page still has its address. */
export function factsOfUnread({ kind, slug, file, partial }: UnreadFile): FileFacts {
  if (partial) return { ...factsOf(partial), unread: true };
  const nothing = { targets: [], unique: [], aliases: [], links: [], names: [], images: [] };
  const facts = { ...nothing, kind: kind.name, file, unread: true as const };
  if (kind.type !== "page") return facts;
  const targets = [{ type: kind.name, id: slug, label: slug }];
  return { ...facts, address: pagePath(kind, slug), targets };
}

function targetsOf(content: ContentFile, values: readonly Value[]): Target[] {
  const { kind } = content;
  const entries = entriesOf(content).map(({ id, label }) => ({ type: kind.name, id, label }));
  const others = values.flatMap(({ value, schema, path }) => {
    const idName = schema === kind.schema ? undefined : idField(schema);
    if (idName === undefined) return [];
    const group = value as Record<string, string | undefined>;
    const type = [kind.name, ...path.filter((step) => typeof step === "string")].join(".");
    const label = group[namingField(schema) ?? idName] ?? "";
    return [{ type, id: group[idName] ?? "", label }];
  });
  return [...entries, ...others];
}

/** Returns the values of a file that have to be unique: those whose schema says so, and ids made from names. */
export function uniqueValues(content: ContentFile, values: readonly Value[]): UniqueValue[] {
  const { kind } = content;
  const scopeIn = (scope: string) =>
    scope.replace(/\{(\w+)\}/g, (_match, name: string) => String(content.data[name]));
  // A draft's position counts once it is published.
  const isDraft = content.data.draft === true;
  const written = values.flatMap(({ value, path, meta: { unique } }) =>
    unique === undefined || (isDraft && typeof value === "number")
      ? []
      : [{ scope: scopeIn(unique), value: String(value).toLowerCase(), path }],
  );
  const idIsMade = kind.type === "data" && !isSingle(kind) && idField(kind.schema) === undefined;
  if (!idIsMade) return written;
  const field = namingField(kind.schema) ?? "";
  const made = entriesOf(content).map(({ id, path }) => ({
    scope: kind.name,
    value: id,
    path: [...path, field],
  }));
  return [...written, ...made];
}

/** Returns the ids of a type of target; undefined if a file with some of them could not be read. */
export type Targets = (type: string) => ReadonlySet<string> | undefined;

export function targetsIn(facts: readonly FileFacts[]): Targets {
  const ids = new Map<string, Set<string>>();
  for (const { type, id } of facts.flatMap(({ targets }) => targets)) {
    const known = ids.get(type) ?? new Set();
    ids.set(type, known.add(id));
  }
  // An unreadable page still has its slug.
  const unread = new Set(
    facts.filter((file) => file.unread && !file.address).map(({ kind }) => kind),
  );
  const none = new Set<string>();
  return (type) => (unread.has(type.split(".")[0] ?? "") ? undefined : (ids.get(type) ?? none));
}

/** Addresses that links may not use: those of drafts, and aliases with the addresses that replaced them. */
export type Hidden = ReadonlyMap<string, "draft" | { now: string }>;

export function hiddenIn(facts: readonly FileFacts[]): Hidden {
  const hidden = new Map<string, "draft" | { now: string }>();
  for (const { aliases, address = "", draft } of facts) {
    for (const alias of aliases) hidden.set(alias, { now: address });
    if (draft) hidden.set(address, "draft");
  }
  return hidden;
}

/** Returns how references name a file and what is in it: `service casino`. */
export const namesOf = ({ targets }: FileFacts) => targets.map(({ type, id }) => `${type} ${id}`);

/** Returns the address of the page that a link leads to. */
export const pageOf = (link: string): string => link.split("#")[0] ?? "";

/**
 * Returns the files that name a page.
 * @param which `all` of them; those `needing` it, without entries that cover it; or those published and linking to it (`seen`)
 */
export function usersOf(
  page: FileFacts,
  all: readonly FileFacts[],
  which: "all" | "needing" | "seen",
): string[] {
  const references = namesOf(page);
  const isUser = ({ links, names, covers = [], draft }: FileFacts) => {
    if (links.some((link) => pageOf(link) === page.address)) return which !== "seen" || !draft;
    if (which === "seen") return false;
    const named = which === "all" ? [...names, ...covers] : names;
    return named.some((name) => references.includes(name));
  };
  return all.filter((other) => other.file !== page.file && isUser(other)).map(({ file }) => file);
}

/** Returns the ids that a YAML file adds to pages, by the address of the page. */
export function idsByPage({ kind, data, ...content }: DataFile): Map<string, readonly string[]> {
  const ids = new Map(Object.entries(kind.moreIds?.(data) ?? {}));
  if (kind.page === undefined) return ids;
  const written = [...valuesIn(kind.fileSchema, data)]
    .filter(({ meta }) => meta.role === "id")
    .map(({ value }) => String(value));
  const entries = entriesOf({ kind, data, ...content }).map(({ id }) => id);
  return ids.set(kind.page, [...(ids.get(kind.page) ?? []), ...written, ...entries]);
}

/**
 * Returns the ids on each page once a YAML file is saved: those that it had are replaced by those that it has now.
 * @param before the facts of the file as it was
 */
export function idsOnceSaved(
  addresses: Readonly<Record<string, readonly string[] | null>>,
  file: DataFile,
  before: FileFacts | undefined,
): Record<string, readonly string[] | null> {
  const former = new Set(before?.targets.map(({ id }) => id));
  const changed = [...idsByPage(file)].flatMap(([page, ids]) => {
    const known = addresses[page];
    return known ? [[page, [...known.filter((id) => !former.has(id)), ...ids]] as const] : [];
  });
  return { ...addresses, ...Object.fromEntries(changed) };
}

/** Returns the ids on a page: those of its headings and of its template's sections. */
export function idsOfPage({ kind, body, data }: PageFile): string[] {
  const sections = kind.sections.filter(({ when }) => {
    const value = when === undefined ? true : data[when];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  const headings = tableOfContents(parseMarkdown(body));
  return [...headings, ...sections].map(({ id }) => id);
}

/** Returns file, line and field of a mistake at a path. */
export const fieldAt = (content: ContentFile, path: Path) => ({
  file: content.file,
  line: content.yaml.lineOf(path),
  field: fieldName(path),
});
