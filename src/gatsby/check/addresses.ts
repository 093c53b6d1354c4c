/** Every address that a link inside the content may name, with the ids that it holds. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseMarkdown, tableOfContents } from "../markdown";
import { pagePath } from "../paths";
import type { ContentFiles } from "./read-files";

/** Address to the ids on that page. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Addresses of the fixed pages (from `src/pages`, with the ids written in their source) and of all content pages
 * (with the ids of their headings). A page that could not be read is there too, so that links to it are not
 * reported on top of its own mistakes.
 */
export async function siteAddresses(root: string, files: ContentFiles): Promise<Addresses> {
  const addresses = new Map<string, Set<string>>();
  const folder = path.join(root, "src/pages");
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (!name.endsWith(".tsx") || name === "404.tsx") continue;
    const route = name === "index.tsx" ? "/" : `/${name.slice(0, -4)}`;
    const source = await readFile(path.join(folder, name), "utf8");
    addresses.set(route, new Set([...source.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id)));
  }
  for (const group of files.faq?.data.groups ?? []) {
    const ids = addresses.get("/faq");
    ids?.add(group.id);
    group.entries.forEach((entry) => ids?.add(entry.id));
  }
  for (const { kind, slug } of files.pageFiles) addresses.set(pagePath(kind, slug), new Set());
  for (const page of files.pages) {
    const ids = tableOfContents(parseMarkdown(page.body)).map((heading) => heading.id);
    addresses.set(page.path, new Set(ids));
  }
  return addresses;
}
