/**
 * robots.txt (RFC 9309): everything may be read. Pages that should not be listed say so themselves, which a crawler only
 * learns when it may read them. Pure.
 */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
}
