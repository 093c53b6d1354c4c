import { DomUtils, parseDocument } from "htmlparser2";

/** What the sitemap, llms.txt and share pictures take from the HTML of a page, so that they always agree with it. */
export interface BuiltPage {
  /** Its path on the site. */
  path: string;
  /** Its title, without the name of the site. */
  title: string;
  description: string;
  /** Its addresses in all languages, by language code. */
  alternates: Readonly<Record<string, string>>;
  /** Its canonical address; pages that search engines should not list have none. */
  canonical: string | undefined;
  isHidden: boolean;
  /** Address of its first, large picture. */
  hero: string | undefined;
}

/** Reads a page. Pure. */
export function readBuiltPage(path: string, html: string): BuiltPage {
  const elements = DomUtils.getElementsByTagName(
    (name) => ["meta", "link", "img"].includes(name),
    parseDocument(html),
  ).map(({ attribs }) => attribs);
  const meta = (name: string) =>
    elements.find(({ name: own, property }) => own === name || property === name)?.content ?? "";
  return {
    path,
    title: meta("og:title"),
    description: meta("description"),
    alternates: Object.fromEntries(
      elements.flatMap(({ hreflang, href = "" }) => (hreflang ? [[hreflang, href]] : [])),
    ),
    canonical: elements.find(({ rel }) => rel === "canonical")?.href,
    isHidden: /\bnoindex\b/.test(meta("robots")),
    // `src` is the largest JPEG of the picture that the page loads first.
    hero: elements.find(({ fetchpriority }) => fetchpriority === "high")?.src,
  };
}
