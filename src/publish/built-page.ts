import { DomUtils, type parseDocument } from "htmlparser2";

/** What is read from a page's HTML. */
export type BuiltPage = ReturnType<typeof readBuiltPage>;

/**
 * Reads what the sitemap, llms.txt and share pictures take from a page's HTML, so that they always
 * agree with it. Pure.
 */
export function readBuiltPage(path: string, document: ReturnType<typeof parseDocument>) {
  const elements = DomUtils.getElementsByTagName(
    (name) => ["meta", "link", "img"].includes(name),
    document,
  ).map(({ attribs }) => attribs);
  const meta = (name: string) =>
    elements.find(({ name: own, property }) => own === name || property === name)?.content ?? "";
  const canonical = elements.find(({ rel }) => rel === "canonical")?.href;
  const isHidden = /\bnoindex\b/.test(meta("robots"));
  return {
    path,
    /** Without the name of the site. */
    title: meta("og:title"),
    description: meta("description"),
    /** Its addresses in all languages, by language code. */
    alternates: Object.fromEntries(
      elements.flatMap(({ hreflang, href = "" }) => (hreflang ? [[hreflang, href]] : [])),
    ),
    /** Pages that search engines should not list have none. */
    canonical,
    isHidden,
    isListed: canonical !== undefined && !isHidden,
    // `src` is the largest JPEG of the picture that the page loads first.
    hero: elements.find(({ fetchpriority }) => fetchpriority === "high")?.src,
  };
}
