/** The site's data in the editor, which its build has written, kept up to date with what is saved. */
import { factsOf, idsOfPage, idsOnceSaved } from "../content/check/site";
import { isPage, readContent, type ContentFile } from "../content/content-file";
import { placeOf, type PlacedFile } from "../content/paths";
import type { SiteData } from "../content/site-data";
import { sitePage } from "../content/site-page";

export type LiveSite = { -readonly [Key in keyof SiteData]: SiteData[Key] };

/** Returns what a file is, by its path from the project's root; undefined for a translation. */
export function placeOfFile(path: string): PlacedFile | undefined {
  return placeOf(path.replace(/^content\//, ""));
}

/** Reads the text of an original's file; undefined if it has mistakes. */
export function readFile(path: string, raw: string): ContentFile | undefined {
  const place = placeOfFile(path);
  return place && readContent(place, path, new TextEncoder().encode(raw)).content;
}

/** Updates the site with an original that was saved; `raw` is undefined for one that was deleted. */
export function updateSite(path: string, raw: string | undefined, site: LiveSite): void {
  const content = raw === undefined ? undefined : readFile(path, raw);
  const before = site.facts.find(({ file }) => file === path);
  const others = site.facts.filter(({ file }) => file !== path);
  site.facts = content ? [...others, factsOf(content)] : others;
  const known =
    content && !isPage(content) ? idsOnceSaved(site.addresses, content, before) : site.addresses;
  const addresses = Object.entries(known).filter(([address]) => address !== before?.address);
  site.pages = site.pages.filter((page) => page.path !== before?.address);
  if (content && isPage(content)) {
    addresses.push([content.path, idsOfPage(content)]);
    if (!content.data.draft) site.pages.push(sitePage(content));
  }
  site.addresses = Object.fromEntries(addresses);
}
