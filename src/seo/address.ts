/** Returns the absolute address of a path on the site. The home page keeps its slash, no other page has one. Pure. */
export function absolute(siteUrl: string, path: string): string {
  return `${siteUrl}${path}`;
}
