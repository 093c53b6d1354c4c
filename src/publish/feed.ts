/**
 * The Atom feed (RFC 4287) of articles and build recaps: their summaries, which lead to the pages.
 * Pure.
 */
import { fileIn, localeOf, prefixOf, type Language } from "../content/language";
import { escapeXml } from "./sitemap";

interface FeedEntry {
  /** Absolute address of the page, which is also the entry's id. */
  address: string;
  title: string;
  summary: string;
  /** Days, as YYYY-MM-DD. */
  published: string;
  updated: string;
}

/** Noon UTC is on the same day in every state. */
const instant = (day: string) => `${day}T12:00:00Z`;

/**
 * Returns the feed of a language.
 * @param page address of the page with all articles; none where the site has no such page
 */
export function feed(
  business: { name: string; description: string; url: string },
  entries: readonly FeedEntry[],
  language: Language,
  page = "",
): string {
  const { url } = business;
  const own = escapeXml(url + fileIn(language, "/feed.xml"));
  const newestFirst = [...entries].sort(
    (a, b) => b.published.localeCompare(a.published) || a.address.localeCompare(b.address),
  );
  const days = entries.map((entry) => entry.updated).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeOf(language)}" xml:base="${escapeXml(url)}/">
  <id>${own}</id>
  <title>${escapeXml(business.name)}</title>
  <subtitle>${escapeXml(business.description)}</subtitle>
  <updated>${instant(days.at(-1) ?? "1970-01-01")}</updated>
  <link rel="self" type="application/atom+xml" href="${own}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(url + prefixOf(language) + page)}"/>
  <icon>${escapeXml(url)}/icon-192.png</icon>
  <author><name>${escapeXml(business.name)}</name><uri>${escapeXml(url)}/</uri></author>
${newestFirst.map(feedEntry).join("")}</feed>
`;
}

function feedEntry(entry: FeedEntry): string {
  return `  <entry>
    <id>${escapeXml(entry.address)}</id>
    <title>${escapeXml(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(entry.address)}"/>
    <published>${instant(entry.published)}</published>
    <updated>${instant(entry.updated)}</updated>
    <summary>${escapeXml(entry.summary)}</summary>
  </entry>
`;
}
