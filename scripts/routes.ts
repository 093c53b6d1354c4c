import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

interface BuiltPage {
  /** Path of its address, e.g. `/services/casino`. */
  path: string;
  /** Its HTML file. */
  file: string;
}

/**
 * Returns the pages of a built site, except the 404 page. They are found by Gatsby's page data, which HTML from `static` lacks.
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
    .sort((a, b) => a.path.localeCompare(b.path));
}
