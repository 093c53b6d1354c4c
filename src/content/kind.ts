/** What defines a kind of content: one record, in one file of `kinds/`. */
import { z } from "zod";
import type { TextFacts } from "./facts";
import { list } from "./fields";
import type { Language } from "./language";
import type { SiteSettings } from "./kinds/site";
import type { LayoutName } from "./layout-names";
import type { FindRule } from "./rule-directive";
import type { WordLimits } from "./schema";

/** A page in menus and breadcrumbs. */
export interface NamedPage {
  path: string;
  name: string;
}

/** What the resolver of a computed field can ask of the site. */
export interface AskSite {
  day: () => string;
  rule: FindRule;
  /** What stands for `{phone}` and the like in texts. */
  facts?: () => TextFacts;
  /** Whether a page of the site is there in the language; links are not changed when left out. */
  isThere?: (path: string) => boolean;
  /** A page of the site by its address, with its name in menus; undefined where there is none. */
  page?: (path: string) => NamedPage | undefined;
  /**
   * The page of an extra on which every entry has an id, by the name of its GraphQL type; undefined
   * where there is none.
   */
  entryPage?: (type: string) => string | undefined;
  /** What content/site.yml says, in the language. */
  settings?: () => SiteSettings;
  /** Addresses of the pages that have pages below them. */
  parents?: () => readonly string[];
  /** The language of the page that asks; the first one when left out. */
  language?: Language | undefined;
}

/** A GraphQL field that is computed from those that authors write. */
export interface ComputedField {
  /** Its GraphQL type: `String!`. */
  type: string;
  description: string;
  /**
   * Computes it from the fields of its type; those that the author left out are undefined or null.
   */
  resolve: (node: never, site: AskSite) => unknown;
}

/** Declares a computed field of any type. */
export const computed = (
  type: string,
  description: string,
  resolve: ComputedField["resolve"],
): ComputedField => ({ type, description, resolve });

/** Declares a computed text that is never missing. */
export const computedText = (description: string, resolve: ComputedField["resolve"]) =>
  computed("String!", description, resolve);

interface CommonRecord {
  /** Unique among all kinds, in camelCase; GraphQL, the editor and commands use it. */
  name: string;
  /** Name of one entry, and of all of them; in sentence case. */
  labels: { one: string; many: string };
  /**
   * Computed fields by the name of their GraphQL type: the kind's own, or one of an object inside
   * it.
   */
  computed?: Readonly<Record<string, Readonly<Record<string, ComputedField>>>>;
}

/**
 * Pages that are made from Markdown: `content/<folder>/<slug>/index.md`, at the address
 * `/<folder>/<slug>`.
 */
export interface PageRecord extends CommonRecord {
  type: "page";
  folder: string;
  description: string;
  /** The fields of its front matter, besides those that all pages have. */
  fields: z.ZodRawShape;
  /** Rules between its fields, as zod's `superRefine` takes them. */
  check?: (fields: Readonly<Record<string, unknown>>, context: z.RefinementCtx) => void;
  /** How many words its running text may have: the body, and the fields that belong to it. */
  words: WordLimits;
  /**
   * Whether its pages are what the business offers: a request can name one, and a group of services
   * of which none is published is shown nowhere.
   */
  isOffered?: true;
  /** The layout of a page that names none, where it is another than the first one. */
  layout?: LayoutName;
  /**
   * The ids that its template gives to sections, besides those of every page; `when` names the
   * field without which there is no such section.
   */
  sections: readonly { id: string; when?: string }[];
  /** The headings that its text has to have, as its template leads to them. */
  headings?: readonly { id: string; title: string }[];
}

/** Entries that are written in YAML: one file, or a folder of files. */
export interface DataRecord extends CommonRecord {
  type: "data";
  /** Below `content/`: `faq.yml`, or `rules/*.yml` for every YAML file of a folder. */
  files: string;
  /** Whether a site can do without the file. */
  isOptional?: boolean;
  /** The schema of one entry; its `typeName` is the name of the GraphQL type. */
  schema: z.ZodObject;
  /** The schema of a file: that of the entry itself, or of an object with lists of entries. */
  fileSchema: z.ZodObject;
  /**
   * Address of the page whose words a file holds, by the name of its folder; its `body` has
   * sections with ids.
   */
  addressOf?: (folder: string) => string;
  /** Address of the page on which every entry has an id; none where entries have no address. */
  page?: string;
  /**
   * Returns further ids that a file adds to pages, by their address: of headings, or of entries
   * that another page shows.
   */
  moreIds?: (data: never) => Readonly<Record<string, readonly string[]>>;
}

/** Declares a kind of pages. */
export const pageKind = (record: Omit<PageRecord, "type">): PageRecord => ({
  type: "page",
  ...record,
});

/** Keeps the type of the schema, by which other modules know the facts of the business. */
export const dataKind = <Own extends Omit<DataRecord, "type">>(record: Own) => ({
  type: "data" as const,
  ...record,
});

/** Declares a kind whose entries are the only list of its file; `list` is its name. */
export const listKind = ({
  list: name,
  ...record
}: Omit<DataRecord, "type" | "fileSchema"> & { list: string }) => {
  const entries = list(record.schema, `${record.labels.many}, in their order.`);
  return dataKind({ ...record, fileSchema: z.strictObject({ [name]: entries }) });
};
