/** The registry of kinds. Whatever is derived from the content walks it instead of naming kinds. Pure. */
import { z } from "zod";
import type { DataRecord, KindRecord, PageRecord } from "./kind";
import { kinds } from "./kinds";
import { pageFields, type PageData, type PageFields } from "./page-fields";

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

const records: readonly KindRecord[] = kinds;
const named = records
  .filter((record) => record.type === "page")
  .map((record) => ({ ...record, plural: pluralOf(record) }));
const shared = pageFields(named);
const all = records.map((record): Kind => {
  if (record.type === "data") return record;
  const { description, typeName, fields } = record;
  const schema = z.strictObject({ ...shared, ...fields }).meta({ description, typeName });
  return { ...record, plural: pluralOf(record), schema, fileSchema: schema };
});

/** The site's kinds, in their order. */
export const registry = {
  kinds: all,
  pages: all.filter((kind) => kind.type === "page"),
  data: all.filter((kind) => kind.type === "data"),
};

/** Makes `buildRecaps` of `Build recaps`. */
function pluralOf({ labels }: KindRecord): string {
  return labels.many
    .toLowerCase()
    .replace(/[^a-z0-9]+([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

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
