/** The data about each page that the editor needs: what lists of pages show, and what decides which are related. Pure. */
import type { PageFile } from "./content-file";
import { registry } from "./registry";
import { toRelatable, type Relatable } from "./related";
import { shapeOf, typeOf } from "./schema";

export interface SitePage extends Relatable {
  path: string;
  title: string;
  summary: string;
  /** The fields of its kind that are a number or a choice, such as the group and order of a service. */
  fields: Record<string, unknown>;
}

/** Picks that from the file of a page. */
export function sitePage(page: PageFile): SitePage {
  const { kind, path, data } = page;
  const { title, summary } = data;
  const own = Object.entries(shapeOf(kind.schema)).filter(
    ([name, field]) => name in kind.fields && ["number", "enum"].includes(typeOf(field)),
  );
  const fields = Object.fromEntries(own.map(([name]) => [name, data[name]]));
  return { ...toRelatable(page, registry.pages), path, title, summary, fields };
}
