/**
 * Relations as nodes of their own, one for each page. A page's query depends on its relation node alone, so a new
 * page re-runs only the queries of the pages whose lists it changes.
 */
import type { NodePluginArgs } from "gatsby";
import type { PageFile } from "../../content/content-file";
import { registry } from "../../content/registry";
import { relatableKey, relatePages, toRelatable, type Relatable } from "../../content/related";

type Api = Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest" | "getNode">;

const kinds = registry.pages.map(({ name }) => name);
const pages = new Map<string, Relatable>();
let sourced = false;

/** Id of the relation node of a page, for `createNodeId`. */
export function relationKey(page: Pick<Relatable, "kind" | "slug">): string {
  return `related/${relatableKey(page)}`;
}

/** Makes the relation nodes of all pages; runs in sourceNodes. */
export async function sourceRelations(api: Api, all: readonly PageFile[]): Promise<void> {
  pages.clear();
  for (const page of all) remember(toRelatable(page, registry.pages));
  await createRelationNodes(api);
  sourced = true;
}

/** While developing: an edited or new page changes relations at once. */
export async function refreshRelations(api: Api, page: PageFile): Promise<void> {
  const relatable = toRelatable(page, registry.pages);
  const known = pages.get(relatableKey(relatable));
  if (!sourced || JSON.stringify(known) === JSON.stringify(relatable)) return;
  remember(relatable);
  await createRelationNodes(api);
}

/**
 * While developing: a page that is gone leaves the relations of others. Gatsby has no event for a deleted node, yet
 * makes the pages anew, so that this runs in createPages.
 */
export async function dropRelations(api: Api): Promise<void> {
  const gone = [...pages].filter(([key]) => !api.getNode(api.createNodeId(key)));
  if (gone.length === 0) return;
  for (const [key, page] of gone) {
    pages.delete(key);
    const relation = api.getNode(api.createNodeId(relationKey(page)));
    if (relation) api.actions.deleteNode(relation);
  }
  await createRelationNodes(api);
}

function remember(page: Relatable): void {
  pages.set(relatableKey(page), page);
}

async function createRelationNodes(api: Api): Promise<void> {
  const { actions, createNodeId, createContentDigest } = api;
  const related = relatePages([...pages.values()], kinds);
  for (const page of pages.values()) {
    const slugs = related.get(relatableKey(page));
    const ids = Object.fromEntries(
      kinds.map((kind) => [
        kind,
        (slugs?.[kind] ?? []).map((slug) => createNodeId(relatableKey({ kind, slug }))),
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
