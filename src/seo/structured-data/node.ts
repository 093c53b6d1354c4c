/** Ids, references and sizes for structured data. Pure. */
import type { JsonLdObject } from "schema-dts";
import { absolute } from "../address";

/** A node of the page's graph. */
export type GraphNode = JsonLdObject & { "@id"?: string };

/** A reference to a node by its id. */
export interface Reference {
  "@id": string;
}

/** Stable ids: the URL of the page that says most about a thing, with a fragment that names the thing. */
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

/** Formats a width or height, which in schema.org is not a number but a Distance such as "7 ft". */
export const pixels = (count: number) => `${count} px`;
