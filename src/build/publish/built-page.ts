/**
 * What a built page says of itself. The sitemap, llms.txt and the share pictures read it from the page's own HTML, so
 * that they cannot say anything else: a page is listed when its head allows it, its share picture bears its title.
 */
import { Parser } from "htmlparser2";

export interface BuiltPage {
  /** Address on the site. */
  path: string;
  /** Own title, without the site's. */
  title: string;
  description: string;
  /** Its address in each language, by the language's code. */
  alternates: Readonly<Record<string, string>>;
  /** Canonical address; a page that no search engine should list has none. */
  canonical: string | undefined;
  isHidden: boolean;
  /** Address of the page's first, large picture. */
  hero: string | undefined;
}

/** Reads a page, no further than it has to. Pure. */
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
  const parser = new Parser({
    onopentag(name, attributes) {
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
        // The JPEG of the picture that the page loads before all others, in its largest size.
        page.hero = attributes.src;
        parser.pause();
      }
    },
  });
  parser.write(html);
  // Pieces of a string keep the whole of it in memory; these are copies.
  return structuredClone(page);
}
