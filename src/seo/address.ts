/** Returns the absolute URL of a path on the site. Only the home page's ends with a slash. Pure. */
export function absolute(siteUrl: string, path: string): string {
  return `${siteUrl}${path}`;
}
