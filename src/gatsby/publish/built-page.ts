/**
 * What a built page says of itself. The sitemap, llms.txt and the share pictures read it from the page's own HTML, so
 * that they cannot say anything else: a page is listed when its head allows it, its share picture bears its title.
 */
import { DomUtils, parseDocument } from "htmlparser2";

export interface BuiltPage {
  /** Address on the site. */
  path: string;
  /** Own title, without the site's. */
  title: string;
  description: string;
  /** Canonical address; a page that no search engine should list has none. */
  canonical: string | undefined;
  isHidden: boolean;
  /** Address of the page's first, large picture. */
  hero: string | undefined;
}

/** Reads a page. Pure. */
export function readBuiltPage(path: string, html: string): BuiltPage {
  const { children } = parseDocument(html);
  const find = (name: string, attributes: Record<string, string>) =>
    DomUtils.findOne(
      (element) =>
        element.name === name &&
        Object.entries(attributes).every(([key, value]) => element.attribs[key] === value),
      children,
    )?.attribs;
  // The largest size of the picture that the page loads before all others.
  const image = find("img", { fetchpriority: "high" });
  const largest = image?.srcset?.split(/,\s*/).at(-1)?.trim().split(/\s+/)[0];
  const page: BuiltPage = {
    path,
    title: find("meta", { property: "og:title" })?.content ?? "",
    description: find("meta", { name: "description" })?.content ?? "",
    canonical: find("link", { rel: "canonical" })?.href,
    isHidden: /\bnoindex\b/.test(find("meta", { name: "robots" })?.content ?? ""),
    hero: largest ?? image?.src,
  };
  // Pieces of a string keep the whole of it in memory; these are copies.
  return structuredClone(page);
}
