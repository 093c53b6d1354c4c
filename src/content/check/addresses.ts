/** Every address that a link inside the content may name, with the ids that it holds. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isPage, type ContentFile } from "../content-file";
import { listedIds } from "../sections";
import { idsByPage, idsOfPage, type FileFacts } from "./site";

type Ids = ReadonlySet<string>;

/** Address to the ids on that page, which are looked for when they are first asked for; undefined where nobody knows. */
export type Addresses = ReadonlyMap<string, () => Ids | undefined>;

/**
 * Addresses of the fixed pages (from `src/pages`, with the ids written in their source, and those that they make of lists
 * and of entries) and of all content pages. A page that could not be read is there too, so that links to it are not
 * reported on top of its own mistakes.
 */
export async function siteAddresses(
  root: string,
  facts: readonly FileFacts[],
  files: readonly ContentFile[],
): Promise<Addresses> {
  const addresses = new Map<string, () => Ids | undefined>();
  const entryIds = new Map<string, string[]>();
  for (const content of files) {
    if (isPage(content)) continue;
    for (const [page, ids] of idsByPage(content))
      entryIds.set(page, [...(entryIds.get(page) ?? []), ...ids]);
  }
  const folder = path.join(root, "src/pages");
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (!name.endsWith(".tsx") || name === "404.tsx") continue;
    const route = name === "index.tsx" ? "/" : `/${name.slice(0, -4)}`;
    const source = await readFile(path.join(folder, name), "utf8");
    const written = [...source.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id);
    const ids = new Set([...written, ...(listedIds[route] ?? []), ...(entryIds.get(route) ?? [])]);
    addresses.set(route, () => ids);
  }
  for (const { address } of facts) if (address) addresses.set(address, () => undefined);
  for (const page of files.filter(isPage)) {
    let ids: Ids | undefined;
    addresses.set(page.path, () => (ids ??= new Set(idsOfPage(page))));
  }
  return addresses;
}
