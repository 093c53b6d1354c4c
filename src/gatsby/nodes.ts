/** What GraphQL nodes a file of content becomes. Pure. */
import path from "node:path";
import {
  entriesOf,
  entryListOf,
  isPage,
  type ContentFile,
  type DataFile,
  type EntryList,
  type PageFile,
} from "../content/content-file";
import { groupField } from "../content/labels";
import { original, type Language } from "../content/language";
import { layoutNames } from "../content/layout-names";
import { entryPath, keyOf } from "../content/paths";
import type { Kind } from "../content/registry";
import { toRelatable } from "../content/related";
import { elementOf, idField, metaOf, shapeOf, unwrap, type Schema } from "../content/schema";
import { translatable, type TranslationFile } from "../content/translation";
import { typesetTexts } from "../content/typography";
import { linkedKind } from "./types";

export interface ContentNode {
  type: string;
  /** What its id is made of; unique among all nodes of the site. */
  key: string;
  fields: Record<string, unknown>;
}

type IdOf = (key: string) => string;

/** The key of the node that holds a translation. */
export const translationKey = (file: string, language: string) => `translation/${language}/${file}`;

/** The key of the node with the text of a page, or of its translation. */
export const bodyKey = (file: string, language: Language) => `body/${language}/${file}`;

/** The node of a page's text, by the original's file. Apart from the page's: Gatsby queries again what shows but the title of a changed node. */
export const bodyNode = (file: string, language: Language, body: string): ContentNode => {
  return { type: "PageBody", key: bodyKey(file, language), fields: { body } };
};

/** The nodes of a translation: the words of each entry of its file, in their order, and the text of a page. */
export function translationNodesOf(translation: TranslationFile): ContentNode[] {
  const { kind, original: file, language, source = "" } = translation;
  const words = translatable(kind.fileSchema, translation.data, false);
  const data = typesetTexts(kind.fileSchema, words, language);
  const content = { ...translation, data } as ContentFile;
  const list = kind.type === "data" && entryListOf(kind);
  const entries = isPage(content)
    ? [{ ...content.data, heading: content.data.heading ?? content.data.title }]
    : entriesOf(content).map(({ data: fields, path: place }) => ({
        ...fields,
        ...(list && groupOf(content, place, list)),
      }));
  const node = {
    type: "Translation",
    key: translationKey(file, language),
    fields: { language, file, source, entries },
  };
  return isPage(content) ? [node, bodyNode(file, language, translation.body)] : [node];
}

/** The nodes of a file, in its order; of a page also its text. */
export function nodesOf(typed: ContentFile, idOf: IdOf): ContentNode[] {
  const data = typesetTexts(typed.kind.fileSchema, typed.data, original);
  const content = { ...typed, data } as ContentFile;
  const folder = path.posix.relative("content", path.posix.dirname(content.file));
  const store = (schema: Schema, data: unknown) =>
    stored(schema, data, { idOf, folder }) as Record<string, unknown>;
  const node = (kind: Kind, id: string, fields: object) => ({
    type: metaOf(kind.schema).typeName ?? kind.name,
    key: keyOf(kind, id),
    fields: fields as Record<string, unknown>,
  });
  if (isPage(content)) {
    const fields = pageFields(content, store(content.kind.schema, content.data), folder);
    const body = bodyNode(content.file, original, content.body);
    return [node(content.kind, content.slug, fields), body];
  }
  return entriesOf(content).map((entry, index) => {
    const { kind } = content;
    const own = idField(kind.schema);
    const { [own ?? ""]: _id, ...fields } = store(kind.schema, entry.data);
    const list = entryListOf(kind);
    if (!list)
      return node(kind, entry.id, {
        ...fields,
        ...(content.file.endsWith(".md") ? { slug: entry.id } : {}),
        ...(own === undefined ? {} : { entryId: entry.id }),
        origin: { file: content.file, entry: 0 },
      });
    const address = entryPath(kind, entry.id);
    return node(kind, entry.id, {
      ...fields,
      entryId: entry.id,
      order: index + 1,
      origin: { file: content.file, entry: index },
      ...(address === undefined ? {} : { path: address }),
      ...groupOf(content, entry.path, list),
    });
  });
}

/** The field with the group of an entry, if it has one: the object that is around its list, without the list. */
function groupOf({ data }: DataFile, entry: readonly PropertyKey[], list: EntryList): object {
  if (!list.groups && !list.file) return {};
  const [groups = "", index = 0] = entry;
  const all = list.groups ? (data[String(groups)] as Record<string, unknown>[]) : [data];
  const at = list.groups ? Number(index) : 0;
  const { [list.list]: _entries, ...group } = all[at] ?? {};
  return { [groupField(list)]: { ...group, ...(list.groups ? { order: at + 1 } : {}) } };
}

function pageFields(page: PageFile, fields: Record<string, unknown>, folder: string): object {
  const { related: _related, ...data } = fields;
  return {
    ...data,
    // Not for queries: related.ts reads it.
    relatable: toRelatable(page),
    kind: page.kind.name,
    slug: page.slug,
    path: page.path,
    heading: page.data.heading ?? page.data.title,
    layout: page.data.layout ?? page.kind.layout ?? layoutNames[0],
    // Not for queries: pages.ts passes it to the page.
    draft: page.data.draft ?? false,
    folder,
    // Where its translations lie beside.
    origin: { file: page.file, entry: 0 },
  };
}

/** A value as its node holds it: a picture with the path of its file below `content/`, a reference as the id of its node. */
function stored(field: Schema, value: unknown, making: { idOf: IdOf; folder: string }): unknown {
  const schema = unwrap(field);
  const element = elementOf(schema);
  if (element)
    return Array.isArray(value) ? value.map((item) => stored(element, item, making)) : [];
  if (value === undefined || value === null) return undefined;
  const { role } = metaOf(field);
  const target = linkedKind(field);
  if (target) return making.idOf(keyOf(target, value as string));
  if (role === "file") return path.posix.join(making.folder, value as string);
  if (typeof value !== "object") return value;
  const group = value as Record<string, unknown>;
  const fields = Object.entries(shapeOf(schema)).flatMap(([key, child]) => {
    const kept = stored(child, group[key], making);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  const file = { relativePath: path.posix.join(making.folder, String(group.src)) };
  return { ...Object.fromEntries(fields), ...(role === "picture" ? file : {}) };
}
