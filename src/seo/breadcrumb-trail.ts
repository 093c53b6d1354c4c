/** The path from the home page to a page, for the breadcrumbs and for BreadcrumbList. Pure. */

interface Step {
  title: string;
  /** Address on the site, without a slash at its end. */
  path: string;
}

/** Pages that have pages below them. */
const english: Readonly<Record<string, string>> = {
  "/services": "Services",
  "/build-process": "Build process",
  "/blog": "Blog",
  "/plan": "Plan your project",
};

/**
 * Returns the steps to a page: the home page left out, the page itself last. The home page and the 404 page have none.
 * @param title the page's own title
 * @param sections titles of the pages that have pages below them
 */
export function breadcrumbTrail(path: string, title: string, sections = english): Step[] {
  if (path === "/" || path === "/404") return [];
  const section = path.slice(0, path.indexOf("/", 1));
  const parent = path.indexOf("/", 1) > 0 ? sections[section] : undefined;
  const steps = parent ? [{ title: parent, path: section }] : [];
  return [...steps, { title: sections[path] ?? title, path }];
}
