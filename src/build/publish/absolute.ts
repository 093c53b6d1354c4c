/**
 * Sanitized HTML of a page with every address made absolute, for readers that see it elsewhere. The sanitizer writes
 * attributes in double quotes and nothing that looks like one outside of tags, so a search is safe. Pure.
 * @param page absolute address of the page that holds the HTML
 */
export function withAbsoluteAddresses(html: string, siteUrl: string, page: string): string {
  return html.replace(
    /(<[a-z][^<>]*\s(?:href|src)=")([/#])/g,
    (_match, before: string, start: string) =>
      start === "/" ? `${before}${siteUrl}/` : `${before}${page}#`,
  );
}
