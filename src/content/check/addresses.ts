/** Every address that a link inside the content may name, with the ids that it holds. Pure. */
import { isPage, type ContentFile } from "../content-file";
import { listedIds } from "../sections";
import type { CodePage } from "./code";
import type { UnreadFile } from "./read-files";
import { idsByPage, idsOfPage, type FileFacts } from "./site";

type Ids = ReadonlySet<string>;

/** Address to the ids on that page, which are looked for when they are first asked for; undefined where nobody knows. */
export type Addresses = ReadonlyMap<string, () => Ids | undefined>;

/**
 * Addresses of the fixed pages (with the ids written in their source, and those that they make of lists and of entries) and
 * of all content pages. What could not be read is there too, so that links to it are not reported on top of its own
 * mistakes.
 */
export function siteAddresses(
  code: readonly CodePage[],
  facts: readonly FileFacts[],
  files: readonly ContentFile[],
  unread: readonly UnreadFile[],
): Addresses {
  const addresses = new Map<string, () => Ids | undefined>();
  const entryIds = new Map<string, string[]>();
  const lost = unread.filter(isLost);
  const unknown = new Set(lost.map(({ kind }) => (kind.type === "data" ? kind.page : undefined)));
  for (const content of [...files, ...unread.flatMap(({ partial }) => partial ?? [])]) {
    if (isPage(content)) continue;
    for (const [page, ids] of idsByPage(content)) {
      entryIds.set(page, [...(entryIds.get(page) ?? []), ...ids]);
      if (lost.some(({ kind }) => kind === content.kind)) unknown.add(page);
    }
  }
  for (const { route, source } of code) {
    if (route === undefined) continue;
    const written = [...source.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id);
    const ids = new Set([...written, ...(listedIds[route] ?? []), ...(entryIds.get(route) ?? [])]);
    addresses.set(route, () => (unknown.has(route) ? undefined : ids));
  }
  for (const { address } of facts) if (address) addresses.set(address, () => undefined);
  for (const page of files.filter(isPage)) {
    let ids: Ids | undefined;
    addresses.set(page.path, () => (ids ??= new Set(idsOfPage(page))));
  }
  return addresses;
}

/** Whether the ids of its entries are not known. */
const isLost = ({ partial, lossy }: UnreadFile) => !partial || lossy === true;
