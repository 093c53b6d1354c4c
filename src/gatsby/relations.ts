/**
 * Relations as nodes of their own, one for each page. A page's query depends on its relation node alone, so a new
 * page re-runs only the queries of the pages whose lists it changes.
 */
import type { NodePluginArgs } from "gatsby";
import { pageKinds } from "./paths";
import { keyOf, relatePages, type Relatable } from "./related";

type Api = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest">;

const pages = new Map<string, Relatable>();
let sourced = false;

/** Id of the relation node of a page, for `createNodeId`. */
export function relationKey(page: { kind: Relatable["kind"]; slug: string }): string {
  return `related/${keyOf(page)}`;
}

/** Makes the relation nodes of all pages; runs in sourceNodes, once per build. */
export async function sourceRelations(api: Api, all: readonly Relatable[]): Promise<void> {
  pages.clear();
  all.forEach((page) => pages.set(keyOf(page), page));
  await createRelationNodes(api);
  sourced = true;
}

/** While developing: an edited or new page changes relations at once. */
export async function refreshRelations(api: Api, page: Relatable): Promise<void> {
  const known = pages.get(keyOf(page));
  if (!sourced || JSON.stringify(known) === JSON.stringify(page)) return;
  pages.set(keyOf(page), page);
  await createRelationNodes(api);
}

async function createRelationNodes({
  actions,
  createNodeId,
  createContentDigest,
}: Api): Promise<void> {
  const related = relatePages([...pages.values()]);
  for (const page of pages.values()) {
    const slugs = related.get(keyOf(page));
    const ids = Object.fromEntries(
      pageKinds.map((kind) => [
        kind,
        (slugs?.[kind] ?? []).map((slug) => createNodeId(keyOf({ kind, slug }))),
      ]),
    );
    await actions.createNode({
      ...ids,
      id: createNodeId(relationKey(page)),
      parent: null,
      children: [],
      internal: { type: "RelatedPages", contentDigest: createContentDigest(ids) },
    });
  }
}
