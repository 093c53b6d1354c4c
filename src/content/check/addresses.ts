/** The addresses that links in the content may lead to, with the ids on each page. Pure. */
import { isPage, type ContentFile } from "../content-file";
import { buildStepIds, planSections, rightsParts, toolSections } from "../sections";
import { groupTitleId, serviceGroups } from "../service-groups";
import { toolNames } from "../tool-names";
import type { CodePage } from "./code";
import type { UnreadFile } from "./read-files";
import { idsByPage, idsOfPage, type FileFacts } from "./site";

type Ids = ReadonlySet<string>;

/** For each address, a function that returns the ids on that page; undefined where they are unknown. */
export type Addresses = ReadonlyMap<string, () => Ids | undefined>;

/** The tools that give an answer; the others are sheets to fill in. */
const answering = toolNames.filter((name) => name !== "bid-comparison");

/** The ids that pages of `src/pages` make from lists; those written out there are read from their source. */
const listedIds: Readonly<Record<string, readonly string[]>> = {
  "/services": serviceGroups.flatMap((group) => [group, groupTitleId(group)]),
  "/build-process": buildStepIds,
  "/plan": Object.values(planSections),
  ...Object.fromEntries(answering.map((name) => [`/plan/${name}`, Object.values(toolSections)])),
  "/rights": rightsParts,
};

/**
 * Returns the addresses of the fixed pages (with the ids in their source, and those made from lists and entries) and of all
 * content pages. Unreadable files are included, so that links to them are not reported on top of their own mistakes.
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

/** Whether not all ids of its entries are known. */
const isLost = ({ partial, lossy }: UnreadFile) => !partial || lossy === true;
