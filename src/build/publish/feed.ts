/** The Atom feed (RFC 4287) of articles and build recaps, with their full text. Pure. */
import { locales, prefixOf, type Language } from "../../content/language";
import { escapeXml } from "./xml";

interface FeedEntry {
  /** Absolute address of the page, which is also the entry's id. */
  address: string;
  title: string;
  summary: string;
  /** Days, as YYYY-MM-DD. */
  published: string;
  updated: string;
  /** The page's text as sanitized HTML. */
  html: string;
}

/** Noon UTC is on the same day in Las Vegas. */
const instant = (day: string) => `${day}T12:00:00Z`;

/** The part of the feed's title after the name of the business. */
const contents: Record<Language, string> = {
  en: "articles and build recaps",
  es: "artículos y bitácoras de obra",
};

/** Returns the feed of a language. */
export function feed(
  business: { name: string; description: string; url: string },
  entries: readonly FeedEntry[],
  language: Language,
): string {
  const { url } = business;
  const home = url + prefixOf(language);
  const newestFirst = [...entries].sort(
    (a, b) => b.published.localeCompare(a.published) || a.address.localeCompare(b.address),
  );
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? "1970-01-01";
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[language]}" xml:base="${escapeXml(url)}/">
  <id>${escapeXml(home)}/feed.xml</id>
  <title>${escapeXml(business.name)}: ${contents[language]}</title>
  <subtitle>${escapeXml(business.description)}</subtitle>
  <updated>${instant(updated)}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeXml(home)}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${escapeXml(home)}/blog"/>
  <icon>${escapeXml(url)}/icon-192.png</icon>
  <author><name>${escapeXml(business.name)}</name><uri>${escapeXml(url)}/</uri></author>
${newestFirst.map((entry) => feedEntry(url, entry)).join("")}</feed>
`;
}

/**
 * Makes every address in sanitized HTML absolute. The sanitizer quotes all attributes and escapes `<` and `>` in text, so a
 * regular expression is safe.
 * @param page absolute address of the page that contains the HTML
 */
export function withAbsoluteAddresses(html: string, siteUrl: string, page: string): string {
  return html.replace(
    /(<[a-z][^<>]*\s(?:href|src)=")([/#])/g,
    (_match, before: string, start: string) =>
      start === "/" ? `${before}${siteUrl}/` : `${before}${page}#`,
  );
}

function feedEntry(siteUrl: string, entry: FeedEntry): string {
  const html = withAbsoluteAddresses(entry.html, siteUrl, entry.address);
  return `  <entry>
    <id>${escapeXml(entry.address)}</id>
    <title>${escapeXml(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(entry.address)}"/>
    <published>${instant(entry.published)}</published>
    <updated>${instant(entry.updated)}</updated>
    <summary>${escapeXml(entry.summary)}</summary>
    <content type="html">${escapeXml(html)}</content>
  </entry>
`;
}
