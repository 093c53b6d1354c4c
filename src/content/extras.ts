/** The extras that are on, and what belongs to others. */
import { existsSync } from "node:fs";
import { extras } from "../extras";
import { hasPageLabels } from "../i18n/label-files";
import { site } from "./site-file";

/** The extras that are on, in their order. */
export const shownExtras = extras.filter(({ name }) => site.extras.includes(name));

const isIn = (address: string, folder: string) =>
  address === folder || address.startsWith(`${folder}/`);

/** Returns the extra whose page an address is; undefined for a page of the core. */
const extraAt = (address: string) =>
  extras.find(({ addresses = [] }) => addresses.some((folder) => isIn(address, folder)));

/** Whether an address is that of an extra that is off. */
export function isOffAt(address: string): boolean {
  const extra = extraAt(address);
  return extra !== undefined && !shownExtras.includes(extra);
}

/**
 * Returns the page of an extra that is on with all entries of a GraphQL type; undefined where there
 * is none.
 */
export const entryPage = (type: string): string | undefined =>
  shownExtras.flatMap(({ entryPages }) => entryPages?.[type] ?? []).at(0);

/** Returns the folder of an extra. */
export const folderOf = ({ name }: { name: string }): string => `src/extras/${name}`;

/** Returns the component that an extra has for a page; undefined where it has none. */
export function extraPage(address: string): string | undefined {
  const extra = extraAt(address);
  const file = extra && `${folderOf(extra)}/pages${address}.tsx`;
  return file && existsSync(file) ? file : undefined;
}

/**
 * Returns the template that an extra has for the pages below its addresses; undefined where it has
 * none.
 */
export function extraTemplate(address: string): string | undefined {
  const extra = extraAt(address);
  if (!extra?.template || extra.addresses?.includes(address)) return undefined;
  return `${folderOf(extra)}/${extra.template}`;
}

/** Returns the addresses of extras whose pages have labels of their own. */
export const labelledAddresses = (): string[] =>
  shownExtras.filter(hasPageLabels).flatMap(({ addresses = [] }) => addresses);
