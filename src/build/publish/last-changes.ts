import { languageOf } from "../../content/language";
import { registry } from "../../content/registry";
import { lastChange } from "../../seo/last-change";
import { latest } from "./git-dates";

interface DatedPage {
  kind: string;
  path: string;
  checked: string;
  updated: string | null;
  published?: string;
}

/** Whether a page lists the pages of a kind: the home page lists all. */
const isListedOn = (path: string, name: string) =>
  path === "/" || registry.pages.some((kind) => kind.name === name && kind.route === path);

/**
 * The day of each page's last real change, never that of the build: a content page says it in its front matter; a page
 * of `src/pages` changes with its file, for which git is asked, and with the newest of what it lists. Pure.
 * @param checked by path the days on which the entries that a page shows were checked
 * @param dateOfFile what git says, or nothing
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
