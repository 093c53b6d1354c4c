interface SitemapEntry {
  address: string;
  /** A day, as YYYY-MM-DD. */
  lastChange?: string | undefined;
  /** The page's addresses in all languages. */
  alternates?: Readonly<Record<string, string>>;
}

/**
 * Returns a sitemap (sitemaps.org/protocol.html), with real dates of changes only: search engines
 * ignore those of builds. Pure.
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

/** Escapes text for XML content and quoted attributes. */
export function escapeXml(text: string): string {
  return (
    text
      // XML 1.0 does not allow most control characters, even escaped, and discourages the others
      // (section 2.2).
      .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, "")
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
      .replace(/"/g, "&quot;")
  );
}
