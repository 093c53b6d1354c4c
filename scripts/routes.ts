import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Returns the paths and HTML files of the pages of a built site, but its 404 page: by Gatsby's page
 * data, which other HTML lacks.
 */
export function builtPages(root: string) {
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
