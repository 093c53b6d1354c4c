/**
 * Which pages are related, as one node: every page's query depends on it, so a page that is added or removed changes the lists
 * of the others in a build that uses the cache too.
 */
import type { Node, NodePluginArgs } from "gatsby";
import { registry } from "../content/registry";
import { relatePages, type Relatable } from "../content/related";

/** What the node's id is made of. */
export const relationsKey = "relations";

/** The node: related slugs by the key of a page and the name of a kind. */
export interface Relations extends Node {
  slugs: Record<string, Record<string, string[]>>;
}

/** Creates the node from the pages that there are. Runs in createPages, which Gatsby calls again when nodes have changed. */
export async function relate({
  actions,
  createContentDigest,
  createNodeId,
  getNodesByType,
}: Pick<
  NodePluginArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNodesByType"
>): Promise<void> {
  const pages = registry.pages.flatMap(({ typeName }) =>
    getNodesByType(typeName).map((node) => node.relatable as Relatable),
  );
  const kinds = registry.pages.map(({ name }) => name);
  const slugs = Object.fromEntries(relatePages(pages, kinds));
  await actions.createNode({
    slugs,
    id: createNodeId(relationsKey),
    parent: null,
    children: [],
    internal: { type: "Relations", contentDigest: createContentDigest(slugs) },
  });
}
