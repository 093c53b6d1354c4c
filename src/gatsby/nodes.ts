/** The GraphQL nodes of a file of content: one in each language in which it is written. Pure. */
import path from "node:path";
import type { Node } from "gatsby";
import {
  entriesOf,
  entryListOf,
  isPage,
  type ContentFile,
  type EntryList,
  type PageFile,
} from "../content/content-file";
import { groupField } from "../content/labels";
import { languages, original, type Language } from "../content/language";
import { layoutNames } from "../content/layout-names";
import { entryPath, keyOf } from "../content/paths";
import { isSingle, linkedKind, type DataKind, type Kind } from "../content/registry";
import { toRelatable } from "../content/related";
import {
  elementOf,
  idField,
  metaOf,
  shapeOf,
  typeNameOf,
  unwrap,
  type Schema,
} from "../content/schema";
import {
  inWordsOf,
  isTranslatable,
  translatable,
  type TranslationFile,
} from "../content/translation";
import { typesetTexts } from "../content/typography";

/** A file of content with its translations. */
export interface WrittenFile {
  content: ContentFile;
  translations: readonly TranslationFile[];
}

/** A node of content, before Gatsby has it. */
export interface ContentNode {
  type: string;
  /** What its id is made of; unique among all nodes of the site. */
  key: string;
  fields: Record<string, unknown>;
}

/** The ids by which nodes name each other. */
export interface Ids {
  /** Returns the id of the node with a key. */
  nodeIdOf: (key: string) => string;
  /** Returns the id of a file's MarkdownRemark node. */
  markdownIdOf: (file: string) => string | undefined;
}

/**
 * Key of the node with the day of the build; `BUILD_DAY` (YYYY-MM-DD) sets another day than today.
 */
export const dayKey = "build-day";

/** Key of the node that says what belongs together. */
export const relationsKey = "relations";

/**
 * What is known of the site as a whole. A query that asks for it runs again when a page or a
 * translation comes or goes.
 */
export interface Relations extends Node {
  /** Related slugs, by the key of a page and the name of a kind. */
  slugs: Record<string, Record<string, string[]>>;
  /** The addresses of the pages that are written in each language, without its prefix. */
  paths: Record<Language, string[]>;
  /** How many pages of each kind there are, by its name. */
  counts: Record<string, number>;
}

/** The key of a record's node in a language; `record` is what `keyOf` returns. */
export const nodeKey = (record: string, language: Language): string => `${record}/${language}`;

/** An entry of a file in the words of a language. */
interface Entry {
  id: string;
  language: Language;
  /** The file with these words. */
  file: string;
  data: Record<string, unknown>;
  /** Its own words only; what they leave out is the original's. */
  words: Record<string, unknown>;
  /** The group that it belongs to: the object around its list, without the list. */
  group: Record<string, unknown> | undefined;
  index: number;
}

/** Returns the nodes of a file in all languages in which it is written, in its order. */
export const nodesOf = (written: WrittenFile, ids: Ids): ContentNode[] =>
  languages.flatMap((language) =>
    entriesIn(written, language).map((entry) => nodeOf(written.content, entry, ids)),
  );

/**
 * Returns the entries that are written in a language. The facts of a single YAML file and what has
 * no words hold in every language; any other entry without a translation is not published in it.
 */
function entriesIn({ content, translations }: WrittenFile, language: Language): Entry[] {
  const { kind, file } = content;
  const list = entryListOf(kind);
  const translation = translations.find((candidate) => candidate.language === language);
  const holds =
    language === original || !isTranslatable(kind) || (isSingle(kind) && !file.endsWith(".md"));
  const data = setIn(original, kind, content.data);
  const words = translation && setIn(language, kind, wordsOf(translation));
  const translated = words ? entriesOf({ ...content, data: words } as ContentFile) : [];
  return entriesOf({ ...content, data } as ContentFile).flatMap((entry, index) => {
    const own = translated[index];
    if (!own && !holds) return [];
    const group = list && groupOf(data, entry.path, list);
    const groupWords = list && words && own && groupOf(words, own.path, list);
    return {
      id: entry.id,
      language,
      index,
      file: translation?.file ?? file,
      data: inWordsOf(entry.data, own?.data) as Entry["data"],
      words: own?.data ?? entry.data,
      group: inWordsOf(group, groupWords) as Entry["group"],
    };
  });
}

const wordsOf = ({ kind, data }: TranslationFile) =>
  translatable(kind.fileSchema, data, /* keys */ false);

/** Returns the data of a file with its plain texts typeset for the language. */
const setIn = (language: Language, { fileSchema }: Kind, data: unknown) =>
  typesetTexts(fileSchema, data, language) as Record<string, unknown>;

/** Returns the group of an entry, if it has one: the object around its list, without the list. */
function groupOf(
  data: Record<string, unknown>,
  entry: readonly PropertyKey[],
  list: EntryList,
): Record<string, unknown> | undefined {
  if (!list.groups && !list.file) return undefined;
  const [groups = "", index = 0] = entry;
  const at = Number(index);
  const around = list.groups ? (data[String(groups)] as Record<string, unknown>[])[at] : data;
  const { [list.list]: _entries, ...group } = around ?? {};
  return { ...group, ...(list.groups ? { order: at + 1 } : {}) };
}

function nodeOf(content: ContentFile, entry: Entry, ids: Ids): ContentNode {
  const { kind, file } = content;
  const { id, language, data } = entry;
  const key = keyOf(kind, id);
  const folder = path.posix.relative("content", path.posix.dirname(file));
  const storing = { nodeIdOf: ids.nodeIdOf, folder, language };
  const fields = stored(kind.schema, data, storing);
  return {
    type: typeNameOf(kind.schema),
    key: nodeKey(key, language),
    fields: {
      ...(fields as object),
      language,
      // Not for queries: source-nodes.ts finds by it what is gone.
      file: entry.file,
      ...(file.endsWith(".md")
        ? {
            slug: id,
            markdown: ids.markdownIdOf(entry.file),
            // Not for queries: headings of a translation have the ids of the original's.
            original: ids.nodeIdOf(nodeKey(key, original)),
          }
        : {}),
      ...(isPage(content)
        ? pageFields(content, entry, folder)
        : entryFields(content.kind, entry, storing)),
    },
  };
}

function pageFields(page: PageFile, { data, words }: Entry, folder: string): object {
  return {
    related: undefined,
    // Not for queries: related.ts reads it.
    relatable: toRelatable(page),
    kind: page.kind.name,
    path: page.path,
    heading: words.heading ?? words.title ?? data.heading ?? data.title,
    layout: data.layout ?? page.kind.layout ?? layoutNames[0],
    // Not for queries: pages.ts passes it to the page.
    draft: data.draft ?? false,
    folder,
  };
}

function entryFields(
  kind: DataKind,
  { id, index, group, language }: Entry,
  storing: Storing,
): object {
  const list = entryListOf(kind);
  const own = idField(kind.schema);
  if (!list)
    return {
      ...(own ? { [own]: undefined, entryId: id } : {}),
      ...(kind.addressOf ? { path: kind.addressOf(id) } : {}),
    };
  const address = entryPath(kind, id);
  const schema = list.groups?.schema ?? list.file;
  // A group refers to records as an entry does.
  const references = group && schema && (stored(schema, group, storing) as object);
  const around = group && { ...group, ...references, [list.list]: undefined, language };
  return {
    ...(own ? { [own]: undefined } : {}),
    entryId: id,
    order: index + 1,
    ...(address === undefined ? {} : { path: address }),
    ...(around ? { [groupField(list)]: around } : {}),
  };
}

interface Storing {
  nodeIdOf: Ids["nodeIdOf"];
  folder: string;
  language: Language;
}

/**
 * A value as its node holds it: a picture with the path of its file below `content/`, a reference
 * as the id of its node in the same language, and every object with its language, in which its
 * fields are computed, unless it names one of its own.
 */
function stored(field: Schema, value: unknown, storing: Storing): unknown {
  const schema = unwrap(field);
  const element = elementOf(schema);
  if (element)
    return Array.isArray(value) ? value.map((item) => stored(element, item, storing)) : [];
  if (value === undefined || value === null) return undefined;
  const { nodeIdOf, folder, language } = storing;
  const { role } = metaOf(field);
  const target = linkedKind(field);
  if (target) return nodeIdOf(nodeKey(keyOf(target, value as string), language));
  if (role === "file") return path.posix.join(folder, value as string);
  if (typeof value !== "object") return value;
  const group = value as Record<string, unknown>;
  const fields = Object.entries(shapeOf(schema)).flatMap(([key, child]) => {
    const kept = stored(child, group[key], storing);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return {
    language,
    ...Object.fromEntries(fields),
    ...(role === "picture" ? { relativePath: path.posix.join(folder, String(group.src)) } : {}),
  };
}
