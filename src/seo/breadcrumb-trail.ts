/** The breadcrumb trail to a page, for the visible breadcrumbs and for BreadcrumbList. Pure. */

export interface Step {
  title: string;
  /** Path on the site, without a trailing slash. */
  path: string;
}

/**
 * Returns the steps to a page, without the home page and with the page itself last. The home page and the 404 page have none.
 * @param title the page's own title
 * @param sections titles of the pages that have pages below them
 */
export function breadcrumbTrail(
  path: string,
  title: string,
  sections: Readonly<Record<string, string>>,
): Step[] {
  if (path === "/" || path === "/404") return [];
  const section = path.slice(0, path.indexOf("/", 1));
  const parent = path.indexOf("/", 1) > 0 ? sections[section] : undefined;
  const steps = parent ? [{ title: parent, path: section }] : [];
  return [...steps, { title: sections[path] ?? title, path }];
}
