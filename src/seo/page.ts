/** What heads, published files and the pages themselves all say of a page. Pure. */
import type { NamedPage } from "../content/kind";
import { notFoundPage } from "../content/not-found";
import { withBreaks } from "../i18n/no-breaks";

interface SiteNames {
  /** The pages that have pages below them. */
  parents: readonly NamedPage[];
  menus: Record<"headerPages" | "phonePages" | "footerPages", readonly NamedPage[]>;
}

/**
 * Returns the steps to a page below the home page, itself last, under the names that they have in
 * menus. The home page and the 404 page have none.
 */
export function breadcrumbTrail(page: { path: string; title: string }, site: SiteNames) {
  const { path, title } = page;
  if (path === "/" || path === notFoundPage) return [];
  const { parents, menus } = site;
  const named = [...parents, ...menus.headerPages, ...menus.phonePages, ...menus.footerPages];
  const name = named.find((one) => one.path === path)?.name ?? title;
  return [...parents.filter((parent) => path.startsWith(`${parent.path}/`)), { name, path }];
}

/** Returns what the browser shows as a page's title: its own with the suffix of all pages. */
export const documentTitle = (title: string, suffix: string): string =>
  withBreaks(`${title} | ${suffix}`);

type Day = string | null;

/**
 * Returns the day of a page's last change: its author's, or else of its last check, but not before
 * its publication.
 */
export function lastChange(page: { updated?: Day; checked: string; published?: Day }): string {
  const day = page.updated ?? page.checked;
  return page.published && page.published > day ? page.published : day;
}

/**
 * Whether a page shows a job that is nobody's. It is told where its disclaimer stands beside it:
 * not in structured data, feeds, llms.txt or the search.
 */
export const isSample = (page: object): boolean => "sample" in page && page.sample === true;

/**
 * Returns the earliest day on which one of the records was checked; undefined if there are none.
 */
export const oldestCheck = (records: readonly { readonly checked: string }[]): string | undefined =>
  records.map(({ checked }) => checked).sort()[0];

/**
 * The size of share pictures: 1.91:1, which no network crops (ogp.me names no size; Facebook and X
 * both recommend this one).
 */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * Returns the path of a page's picture in link previews, which src/publish/index.ts crops:
 * `/share/services/casino.jpg`.
 */
export const sharePicturePath = (path: string) => `/share${path === "/" ? "/home" : path}.jpg`;
