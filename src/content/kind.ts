/** What a kind of content is: all that is particular to it is one record, in one file of `kinds/`. */
import type { z } from "zod";
import type { Language } from "./language";
import type { FindRule } from "./rule-directive";
import type { WordLimits } from "./schema";

/** What a computed field may ask of the site around what it is made of. */
export interface AskSite {
  /** The day of the build, as YYYY-MM-DD. */
  day: () => string;
  rule: FindRule;
  /** That of the page for which it is asked; English when left out. */
  language?: Language | undefined;
}

/** A field that GraphQL answers besides those that authors write. */
export interface ComputedField {
  /** As GraphQL writes it: `String!`. */
  type: string;
  description: string;
  /** Makes it of what its type holds. It gets undefined or null for what the author left out. */
  resolve: (source: never, site: AskSite) => unknown;
}

interface CommonRecord<Name extends string> {
  /** Unique among all kinds, in camelCase; GraphQL, the editor and commands use it. */
  name: Name;
  /** Its place among the kinds: the editor lists the lowest first. */
  order: number;
  /** What one entry is called, and what they are called together; in sentence case. */
  labels: { one: string; many: string };
  /** What an author reads about it in the editor. */
  help: string;
  /** Word for `npm run new`; the name when left out, and no word at all with `false`. */
  command?: string | false;
  /** Values of a new entry that follow from others, given what was answered and the entries that are there. */
  begin?: (
    answers: Readonly<Record<string, string>>,
    entries: readonly Readonly<Record<string, unknown>>[],
  ) => Record<string, unknown>;
  /** Computed fields by the name of their GraphQL type: the kind's own, or one of an object inside it. */
  computed?: Readonly<Record<string, Readonly<Record<string, ComputedField>>>>;
}

/** Pages that are made from Markdown: `content/<folder>/<slug>/index.md`. */
export interface PageRecord<
  Name extends string = string,
  Fields extends z.ZodRawShape = z.ZodRawShape,
> extends CommonRecord<Name> {
  type: "page";
  /** Below `content/`. */
  folder: string;
  /** Address of the page that lists them; each has an address below it. */
  route: string;
  /** Name of the GraphQL type. */
  typeName: string;
  description: string;
  /** The fields of its front matter, besides those that all pages have. */
  fields: Fields;
  /** How many words its running text has: the body, and the fields that belong to it. */
  words: WordLimits;
  /** Fields by which the editor can sort. */
  sort: readonly string[];
  /** The layout of a page that names none. */
  layout: string;
  /** The field whose value makes pages nearer to each other when related ones are looked for. */
  groupBy?: keyof Fields & string;
  /** The ids that the template gives to its sections; `when` names a field without which there is no such section. */
  sections: readonly { id: string; when?: (keyof Fields | "rules") & string }[];
}

/** Entries that are written in YAML: one file, or a folder of files. */
export interface DataRecord<
  Name extends string = string,
  Entry extends z.ZodObject = z.ZodObject,
  File extends z.ZodObject = z.ZodObject,
> extends CommonRecord<Name> {
  type: "data";
  /** Below `content/`: `faq.yml`, or `rules/*.yml` for every YAML file of a folder. */
  files: string;
  /** What one entry says; its `typeName` is the name of the GraphQL type. */
  schema: Entry;
  /** What a file says: the entry itself, or lists that hold entries. */
  fileSchema: File;
  /** The comment at the top of a file, which tells an author what to do. */
  header: string;
  /** Address of the page on which every entry has an id; none where entries have no address. */
  page?: string;
  /** Further ids that a file gives to pages: of headings that are made of words, or of entries on another page; fields may be missing. */
  moreIds?(data: Partial<z.infer<File>>): Readonly<Record<string, readonly string[]>>;
}

/** Declares a kind of page. */
export const pageKind = <Name extends string, Fields extends z.ZodRawShape>(
  record: Omit<PageRecord<Name, Fields>, "type">,
): PageRecord<Name, Fields> => ({ type: "page", ...record });

/** Declares a kind whose entries are written in YAML. */
export const dataKind = <Name extends string, Entry extends z.ZodObject, File extends z.ZodObject>(
  record: Omit<DataRecord<Name, Entry, File>, "type">,
): DataRecord<Name, Entry, File> => ({ type: "data", ...record });

/** A record of any kind. */
export type KindRecord = PageRecord | DataRecord;
