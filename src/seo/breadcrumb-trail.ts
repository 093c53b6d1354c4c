import type { Text } from "../i18n";

/** The pages that have pages below them. */
const parents = ["/services", "/build-process", "/papers", "/blog", "/plan"] as const;

/** Returns the steps to a page below the home page, itself last. The home page and the 404 page have none. Pure. */
export function breadcrumbTrail(path: string, title: string, t: Text["t"]) {
  if (path === "/" || path === "/404") return [];
  const parent = parents.find((candidate) => path.startsWith(`${candidate}/`));
  return [...(parent ? [{ title: t(`nav.${parent}`), path: parent }] : []), { title, path }];
}
