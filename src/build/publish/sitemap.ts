import { escapeXml } from "./xml";

interface SitemapEntry {
  /** Canonical address of the page. */
  address: string;
  /** Day of its last change, as YYYY-MM-DD; left out where it is not known. */
  lastChange?: string | undefined;
  /** Its address in each language, where there are several. */
  alternates?: Readonly<Record<string, string>>;
}

/**
 * A sitemap (sitemaps.org/protocol.html). It says no priority and no frequency, which search engines ignore, and a date
 * only where there is a true one: dates that merely say when the site was built teach them to ignore dates too
 * (developers.google.com, "Build and submit a sitemap"). Pure.
 */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = [...entries]
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, lastChange, alternates = {} }) => {
      const lastmod = lastChange ? `<lastmod>${lastChange}</lastmod>` : "";
      const links = Object.entries(alternates).map(
        ([language, other]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(other)}"/>`,
      );
      return `  <url><loc>${escapeXml(address)}</loc>${lastmod}${links.join("")}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("")}</urlset>
`;
}
