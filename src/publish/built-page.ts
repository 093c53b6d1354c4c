/**
 * Reads the metadata of a built page. The sitemap, llms.txt and share pictures take it from the page's HTML, so that they
 * always agree with it: a page is listed if its head allows that, and its share picture shows its title.
 */
import { Parser } from "htmlparser2";

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

/** Reads a page, up to its first large picture. Pure. */
export function readBuiltPage(path: string, html: string): BuiltPage {
  const alternates: Record<string, string> = {};
  const page: BuiltPage = {
    path,
    title: "",
    description: "",
    alternates,
    canonical: undefined,
    isHidden: false,
    hero: undefined,
  };
  const hasHero = /\bfetchpriority="high"/i.test(html);
  const parser = new Parser({
    onopentag(name, attributes) {
      // Everything else is in the head.
      if (name === "body" && !hasHero) parser.pause();
      if (name === "meta") {
        const { content = "" } = attributes;
        if (attributes.property === "og:title") page.title = content;
        if (attributes.name === "description") page.description = content;
        if (attributes.name === "robots") page.isHidden = /\bnoindex\b/.test(content);
      }
      if (name === "link" && attributes.rel === "canonical") page.canonical = attributes.href;
      if (name === "link" && attributes.hreflang)
        alternates[attributes.hreflang] = attributes.href ?? "";
      if (name === "img" && attributes.fetchpriority === "high") {
        // `src` is the largest JPEG of the picture that the page loads first.
        page.hero = attributes.src;
        parser.pause();
      }
    },
  });
  parser.write(html);
  // Substrings would keep the whole HTML in memory; `structuredClone` copies them.
  return structuredClone(page);
}
