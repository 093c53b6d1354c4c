import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

interface BuiltPage {
  /** The path in an address, e.g. `/services/casino`. */
  path: string;
  /** The file of its HTML. */
  file: string;
}

/**
 * The pages of a built site, without the 404 page. A page has both HTML and page data from Gatsby, which leaves out HTML from `static`.
 */
export function builtPages(root: string): BuiltPage[] {
  const data = join(root, "page-data");
  return readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === "page-data.json")
    .map((entry) => relative(data, entry.parentPath).split(sep).join("/"))
    .filter((name) => !/^404(\.html)?$/.test(name))
    .map((name) => ({
      path: name === "index" ? "/" : `/${name}`,
      file: join(root, `${name}.html`),
    }))
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}
