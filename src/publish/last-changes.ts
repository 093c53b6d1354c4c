import { languageOf } from "../content/language";
import { registry } from "../content/registry";
import { lastChange } from "../seo/last-change";

interface DatedPage {
  kind: string;
  path: string;
  checked: string;
  updated: string | null;
  published?: string;
}

/** Whether a page lists the pages of a kind: the home page lists all kinds. */
const isListedOn = (path: string, name: string) =>
  path === "/" || registry.pages.some((kind) => kind.name === name && kind.route === path);

/**
 * Returns the day of each page's last real change, never that of the build: for a content page from its front matter, for a
 * page of `src/pages` the latest of its file's last change and the changes of what it lists. Pure.
 * @param checked the days on which the entries that a page shows were checked, by the path of the page
 * @param dateOfFile day of a file's last change, if known
 */
export function lastChanges(
  paths: readonly string[],
  pages: readonly DatedPage[],
  checked: Readonly<Record<string, readonly string[]>>,
  dateOfFile: (file: string) => string | undefined,
): Map<string, string | undefined> {
  const dated = new Map(pages.map((page) => [page.path, page]));
  return new Map(
    paths.map((address) => {
      const { path } = languageOf(address);
      const page = dated.get(path);
      if (page) return [address, lastChange(page)];
      const listed = pages.filter(({ kind }) => isListedOn(path, kind)).map(lastChange);
      const file = `src/pages${path === "/" ? "/index" : path}.tsx`;
      return [address, latest([dateOfFile(file), ...listed, ...(checked[path] ?? [])])];
    }),
  );
}

/** Returns the latest day, if there is any. */
export function latest(days: readonly (string | null | undefined)[]): string | undefined {
  return days
    .filter((day) => typeof day === "string")
    .sort()
    .at(-1);
}
