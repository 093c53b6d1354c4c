/** Every address that a link inside the content may name, with the ids that it holds. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseMarkdown, tableOfContents } from "../markdown";
import { pagePath } from "../paths";
import type { ContentFiles } from "./read-files";

/** Address to the ids on that page, which are looked for when they are first asked for. */
export type Addresses = ReadonlyMap<string, () => ReadonlySet<string>>;

/**
 * Addresses of the fixed pages (from `src/pages`, with the ids written in their source) and of all content pages
 * (with the ids of their headings). A page that could not be read is there too, so that links to it are not
 * reported on top of its own mistakes.
 */
export async function siteAddresses(root: string, files: ContentFiles): Promise<Addresses> {
  const addresses = new Map<string, () => ReadonlySet<string>>();
  const folder = path.join(root, "src/pages");
  const groups = files.faq?.data.groups ?? [];
  const answerIds = groups.flatMap((group) => [group, ...group.entries]).map(({ id }) => id);
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (!name.endsWith(".tsx") || name === "404.tsx") continue;
    const route = name === "index.tsx" ? "/" : `/${name.slice(0, -4)}`;
    const source = await readFile(path.join(folder, name), "utf8");
    const written = [...source.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id);
    const ids = new Set(route === "/faq" ? [...written, ...answerIds] : written);
    addresses.set(route, () => ids);
  }
  const none = new Set<string>();
  for (const { kind, slug } of files.pageFiles) addresses.set(pagePath(kind, slug), () => none);
  for (const { path: route, body } of files.pages) {
    let ids: ReadonlySet<string> | undefined;
    addresses.set(
      route,
      () => (ids ??= new Set(tableOfContents(parseMarkdown(body)).map(({ id }) => id))),
    );
  }
  return addresses;
}
