/** What defines a kind of content: one record, in one file of `kinds/`. */
import { z } from "zod";
import type { Facts } from "./facts";
import { list } from "./fields";
import type { Language } from "./language";
import type { FindRule } from "./rule-directive";
import type { WordLimits } from "./schema";

/** What the resolver of a computed field can ask of the site. */
export interface AskSite {
  /** The day of the build, as YYYY-MM-DD. */
  day: () => string;
  rule: FindRule;
  /** What stands for `{phone}` and the like in texts. */
  facts?: () => Facts;
  /** The language of the page that asks; English when left out. */
  language?: Language | undefined;
}

/** A GraphQL field that is computed from those that authors write. */
export interface ComputedField {
  /** Its GraphQL type: `String!`. */
  type: string;
  description: string;
  /** Computes it from the fields of its type; those that the author left out are undefined or null. */
  resolve: (source: never, site: AskSite) => unknown;
}

interface CommonRecord<Name extends string> {
  /** Unique among all kinds, in camelCase; GraphQL, the editor and commands use it. */
  name: Name;
  /** Name of one entry, and of all of them; in sentence case. */
  labels: { one: string; many: string };
  /** What the editor says about it. */
  help: string;
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
  /** Address of the page that lists them; their own addresses are below it. */
  route: string;
  /** Name of the GraphQL type. */
  typeName: string;
  description: string;
  /** The fields of its front matter, besides those that all pages have. */
  fields: Fields;
  /** How many words its running text may have: the body, and the fields that belong to it. */
  words: WordLimits;
  /** Fields by which the editor can sort. */
  sort: readonly string[];
  /** The layout of a page that names none. */
  layout: string;
  /** Pages with the same value in this field are considered closer to each other when related pages are chosen. */
  groupBy?: keyof Fields & string;
  /** The ids that its template gives to sections; `when` names the field without which there is no such section. */
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
  /** The schema of one entry; its `typeName` is the name of the GraphQL type. */
  schema: Entry;
  /** The schema of a file: that of the entry itself, or of an object with lists of entries. */
  fileSchema: File;
  /** Address of the page whose words a file holds, by the name of its folder; its `body` has sections with ids. */
  addressOf?(folder: string): string;
  /** Address of the page on which every entry has an id; none where entries have no address. */
  page?: string;
  /**
   * Returns further ids that a file adds to pages, by their address: of headings, or of entries that another page shows.
   * Fields may be missing.
   */
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

/** Declares a kind whose entries are the only list of its file. */
export const listKind = <Name extends string, Entry extends z.ZodObject, List extends string>({
  list: { name, description, min = 1, max },
  ...record
}: Omit<DataRecord<Name, Entry>, "type" | "fileSchema"> & {
  list: { name: List; description: string; min?: number; max?: number };
}) => {
  const entries = list(record.schema, description, max === undefined ? { min } : { min, max });
  const fileSchema = z.strictObject({ [name]: entries } as Record<List, typeof entries>);
  return dataKind({ ...record, fileSchema });
};

/** A record of any kind. */
export type KindRecord = PageRecord | DataRecord;
