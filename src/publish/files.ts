/** The text files that the site publishes in addition to its pages. Pure. */
import { inLanguage } from "../content/in-language";
import {
  addressIn,
  fileIn,
  languageOf,
  languages,
  original,
  type Language,
} from "../content/language";
import { lastChange, isSample } from "../seo/page";
import type { BuiltPage } from "./built-page";
import { feed } from "./feed";
import { llmsTxt, type LlmsSection } from "./llms";
import { manifest } from "./manifest";
import { businessIn, type Published } from "./query";
import { sitemap } from "./sitemap";
import { vcard } from "./vcard";

/** Returns the contents of the files, by their paths below `dist`. */
export function publishedFiles(
  data: Published,
  pages: readonly BuiltPage[],
  now: Date,
  ofExtras: readonly LlmsSection[],
): Record<string, string> {
  const business = businessIn(original, data);
  const hasPage = (address: string) => pages.some(({ path }) => path === address);
  const changed = new Map(data.allContentPage.nodes.map((page) => [page.path, lastChange(page)]));
  return {
    "sitemap.xml": sitemap(
      pages.flatMap(({ path, canonical: address, isListed, alternates }) =>
        address && isListed
          ? [{ address, lastChange: changed.get(languageOf(path).path), alternates }]
          : [],
      ),
    ),
    // RFC 9309. Pages that must not be listed say so in their HTML, which crawlers can only see if
    // they may read it.
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${business.url}/sitemap.xml\n`,
    ...Object.fromEntries(
      languages.map((language) => [
        fileIn(language, "feed.xml"),
        feed(
          businessIn(language, data),
          feedEntries(data, language),
          language,
          hasPage(addressIn(language, "/blog")) ? "/blog" : "",
        ),
      ]),
    ),
    "llms.txt": llmsTxt(data, pages, ofExtras),
    "contact.vcf": vcard(business),
    "manifest.webmanifest": manifest(business),
    ".well-known/security.txt": securityTxt(business, now, hasPage("/contact")),
  };
}

function feedEntries(data: Published, language: Language) {
  const { url } = businessIn(language, data);
  const pages = [
    ...inLanguage(language, data.allArticle),
    ...inLanguage(language, data.allBuildRecap).filter((recap) => !isSample(recap)),
  ];
  return pages.map((page) => ({
    address: url + addressIn(language, page.path),
    title: page.heading,
    summary: page.description,
    published: page.published,
    updated: lastChange(page),
  }));
}

const day = 24 * 60 * 60 * 1000;

/**
 * Returns /.well-known/security.txt (RFC 9116), which has to expire, preferably within a year; each
 * build renews it.
 */
function securityTxt(
  business: { url: string; email: string },
  now: Date,
  hasContactPage: boolean,
): string {
  const expires = new Date(Math.floor(now.getTime() / day) * day + 364 * day);
  return `Contact: mailto:${business.email}
${hasContactPage ? `Contact: ${business.url}/contact\n` : ""}Expires: ${expires.toISOString().replace(".000Z", "Z")}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${business.url}/.well-known/security.txt
`;
}
