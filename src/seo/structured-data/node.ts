/** Addresses, ids and sizes, shared by all builders of structured data. Pure. */
import type { JsonLdObject } from "schema-dts";
import { absolute } from "../address";

/** A node of the page's graph. */
export type GraphNode = JsonLdObject & { "@id"?: string };

/** Reference to a node by its id. */
export interface Reference {
  "@id": string;
}

/** Stable ids: the address of the page that says most about a thing, and a word for the thing. */
export const ids = {
  business: (siteUrl: string) => `${siteUrl}/#business`,
  webSite: (siteUrl: string) => `${siteUrl}/#website`,
  catalog: (siteUrl: string) => `${siteUrl}/services#catalog`,
  page: (siteUrl: string, path: string) => `${absolute(siteUrl, path)}#page`,
  breadcrumbs: (siteUrl: string, path: string) => `${absolute(siteUrl, path)}#breadcrumbs`,
  hero: (siteUrl: string, path: string) => `${absolute(siteUrl, path)}#hero`,
  service: (siteUrl: string, path: string) => `${absolute(siteUrl, path)}#service`,
  article: (siteUrl: string, path: string) => `${absolute(siteUrl, path)}#article`,
};

export const referenceTo = (id: string): Reference => ({ "@id": id });

/** A width or height: schema.org has no plain number there, but a Distance such as "7 ft". */
export const pixels = (count: number) => `${count} px`;
