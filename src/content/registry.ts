/** The registry of kinds. Whatever is derived from the content walks it instead of naming kinds. Pure. */
import { z } from "zod";
import type { DataRecord, KindRecord, PageRecord } from "./kind";
import { kinds } from "./kinds";
import { pageFields, type PageData, type PageFields } from "./page-fields";
import { elementOf, fieldsIn, metaOf } from "./schema";

/** A kind of page with its whole schema. */
export interface PageKind extends PageRecord {
  schema: z.ZodObject;
  /** The same schema, as the file of a page is one entry. */
  fileSchema: z.ZodObject;
  /** Name for a list of such pages: `buildRecaps`. */
  plural: string;
}

/** A kind whose entries are written in YAML. */
export type DataKind = DataRecord;

export type Kind = PageKind | DataKind;

export interface Registry {
  /** All kinds, in their order. */
  kinds: readonly Kind[];
  pages: readonly PageKind[];
  data: readonly DataKind[];
}

/** @throws Error when two kinds have the same name, or a field refers to something that no kind has */
export function registryOf(records: readonly KindRecord[]): Registry {
  const ordered = [...records].sort((a, b) => a.order - b.order);
  const pageRecords = ordered
    .filter((record) => record.type === "page")
    .map((record) => ({ ...record, plural: pluralOf(record) }));
  const shared = pageFields(pageRecords);
  const all = ordered.map((record): Kind => {
    if (record.type === "data") return record;
    const { description, typeName, fields } = record;
    const schema = z.strictObject({ ...shared, ...fields }).meta({ description, typeName });
    return { ...record, plural: pluralOf(record), schema, fileSchema: schema };
  });
  assertSound(all);
  return {
    kinds: all,
    pages: all.filter((kind) => kind.type === "page"),
    data: all.filter((kind) => kind.type === "data"),
  };
}

function assertSound(kinds: readonly Kind[]): void {
  const fields = kinds.flatMap((kind) =>
    [...fieldsIn(kind.fileSchema, `${kind.name}.`)].map(({ place, schema }) => ({
      place: place.replaceAll("[]", ""),
      meta: metaOf(elementOf(schema) ?? schema),
    })),
  );
  // What references can name: kinds, and lists whose entries have ids.
  const targets = new Set(kinds.map(({ name }) => name));
  if (targets.size < kinds.length) throw new Error("Two kinds of content have the same name.");
  for (const { place, meta } of fields)
    if (meta.role === "id") targets.add(place.slice(0, place.lastIndexOf(".")));
  const lost = fields.find(({ meta }) => meta.refersTo && !targets.has(meta.refersTo));
  if (lost)
    throw new Error(`${lost.place} refers to ${lost.meta.refersTo ?? ""}, which no kind has.`);
}

/** Makes `buildRecaps` of `Build recaps`. */
function pluralOf({ labels }: KindRecord): string {
  return labels.many
    .toLowerCase()
    .replace(/[^a-z0-9]+([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** The site's own kinds. */
export const registry = registryOf(kinds);

type SiteRecord = (typeof kinds)[number];

/** Name of a kind of the site. */
export type KindName = SiteRecord["name"];
type PageKindName = Extract<SiteRecord, { type: "page" }>["name"];

/** A kind by its name, as far as the name is known when types are checked. */
type KindOf<Name extends string> = Name extends PageKindName
  ? PageKind
  : Name extends KindName
    ? DataKind
    : Kind;

type RecordOf<Name extends KindName> = Extract<SiteRecord, { name: Name }>;

/** The data of a file of a kind; for a page, its front matter. */
export type FileData<Name extends KindName> =
  RecordOf<Name> extends PageRecord<Name, infer Fields>
    ? z.infer<z.ZodObject<PageFields & Fields>>
    : RecordOf<Name> extends DataRecord<Name, z.ZodObject, infer File>
      ? z.infer<File>
      : never;

export type { PageData };

/**
 * Returns the kind of that name.
 * @throws Error when there is none
 */
export function kindNamed<Name extends string>(name: Name): KindOf<Name> {
  const kind = registry.kinds.find((candidate) => candidate.name === name);
  if (!kind) throw new Error(`There is no kind of content “${name}”.`);
  return kind as KindOf<Name>;
}

/** Returns the name of a kind as file names have it: `build-recap`. */
export function fileName({ name }: { name: string }): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether a file of this kind is one entry, such as the facts about the business. */
export function isSingle({ schema, fileSchema }: Kind): boolean {
  return schema === fileSchema;
}
