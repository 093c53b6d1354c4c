/**
 * The registry of kinds. Whatever is derived from the content walks it instead of naming kinds. A
 * check of what one kind alone has, such as the claims that the law forbids or the length of a
 * finished job, names that kind by its record. Pure.
 */
import { z } from "zod";
import { extras } from "../extras";
import type { DataRecord, PageRecord } from "./kind";
import { article } from "./kinds/article";
import { brand } from "./kinds/brand";
import { buildRecap } from "./kinds/build-recap";
import { business } from "./kinds/business";
import { claim } from "./kinds/claim";
import * as data from "./kinds/data";
import { person } from "./kinds/person";
import { review } from "./kinds/review";
import { service } from "./kinds/service";
import { site } from "./kinds/site";
import { ownPage } from "./kinds/own-page";
import { webForm } from "./kinds/web-form";
import { entryPage, shownExtras } from "./extras";
import { pageFields } from "./fields";
import { capital } from "./labels";
import { addingFields, metaOf, type Schema } from "./schema";

/** A kind of page with its whole schema, which is also that of its file. */
export interface PageKind extends PageRecord {
  /** Name of its GraphQL type: `BuildRecap`. */
  typeName: string;
  schema: z.ZodObject;
  fileSchema: z.ZodObject;
  /** Name for a list of such pages: `buildRecaps`. */
  plural: string;
}

/** A kind of entries that are written in YAML. */
export type DataKind = DataRecord;

/** A kind of content. */
export type Kind = PageKind | DataKind;

/** The kinds of the core. */
const core: readonly (PageRecord | DataRecord)[] = [
  service,
  buildRecap,
  article,
  data.faq,
  ownPage,
  data.buildStep,
  data.clientLogo,
  business,
  person,
  review,
  site,
  brand,
  webForm,
  data.term,
  claim,
];
/**
 * Every kind of content, in the order in which the editor lists them; two extras may need the same
 * one.
 */
const records = [...new Set([...core, ...extras.flatMap(({ kinds = [] }) => kinds)])];

/** The fields of the front matter that every page has. */
export const sharedFields = pageFields(
  records.filter((record) => record.type === "page"),
  Object.assign({}, ...extras.map(({ pageFields: fields }) => fields)) as z.ZodRawShape,
);

/** Adds to a schema what extras have in kinds that others need too. */
const withFields = addingFields(extras.map(({ fields = {} }) => fields));

/** Every kind, including those that only extras need that are off: queries name their types. */
export const declaredKinds = records.map((record): Kind => {
  if (record.type === "data") {
    const { schema, fileSchema } = record;
    const page = record.page ?? entryPage(metaOf(schema).typeName ?? "");
    const own = { ...record, schema: withFields(schema), fileSchema: withFields(fileSchema) };
    return page === undefined ? own : { ...own, page };
  }
  const { name, description, fields, check = () => undefined } = record;
  const typeName = capital(name);
  const schema = z
    .strictObject({ ...sharedFields, ...fields })
    .superRefine(check)
    .meta({ description, typeName });
  const sections = [
    ...record.sections,
    ...shownExtras.flatMap(({ sections: added = {} }) => added[name] ?? []),
  ];
  return { ...record, sections, typeName, plural: `${name}s`, schema, fileSchema: schema };
});

const needed = new Set(
  [...core, ...shownExtras.flatMap(({ kinds = [] }) => kinds)].map(({ name }) => name),
);
const kinds = declaredKinds.filter(({ name }) => needed.has(name));

/** The kinds of the site: those of the core, and of the extras that are on. */
export const registry = {
  kinds,
  pages: kinds.filter((kind) => kind.type === "page"),
  data: kinds.filter((kind) => kind.type === "data"),
};

/** Whether all extras that need a kind are off: it has no entries then. */
export const isOffKind = (name: string): boolean =>
  declaredKinds.some((kind) => kind.name === name) && !needed.has(name);

/**
 * Whether a field of a GraphQL type belongs to extras that are off: what is written in it is left
 * alone.
 */
export function isOffField(type: string, field: string): boolean {
  const isPage = declaredKinds.some((kind) => kind.type === "page" && kind.typeName === type);
  const owners = extras.filter(({ pageFields: ofPages = {}, fields = {} }) =>
    Object.hasOwn((isPage ? ofPages : fields[type]) ?? {}, field),
  );
  return owners.length > 0 && !owners.some((extra) => shownExtras.includes(extra));
}

/** Returns the kind of that name; throws where there is none. */
export function kindNamed(name: string): Kind {
  const kind = declaredKinds.find((candidate) => candidate.name === name);
  if (!kind) throw new Error(`There is no kind of content “${name}”.`);
  return kind;
}

/** Returns the name of a kind as file names have it: `build-recap`. */
export const fileName = ({ name }: { name: string }): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether a file of this kind is one entry, such as the facts about the business. */
export const isSingle = ({ schema, fileSchema }: Kind): boolean => schema === fileSchema;

/**
 * Returns the kind that a reference names; undefined for anything else, and for a list inside a
 * kind.
 */
export function linkedKind(schema: Schema): Kind | undefined {
  const meta = metaOf(schema);
  return meta.role === "reference"
    ? declaredKinds.find(({ name }) => name === meta.refersTo)
    : undefined;
}
