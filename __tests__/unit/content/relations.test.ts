/** @jest-environment node */
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { sourceNodes } from "../../../src/build/gatsby/checked-content";
import { dropRelations } from "../../../src/build/gatsby/relations";
import { contentProject, service } from "../../support/content-fixture";

const slugs = ["arena", "casino", "clinic", "hotel", "store"];

/** A stand-in for the parts of Gatsby's data layer that relations use, with a node for each service. */
async function develop() {
  const project = await contentProject((files) => {
    for (const slug of slugs) {
      files[`content/services/${slug}/index.md`] = service(`The ${slug}`, slug);
      files[`content/services/${slug}/${slug}.jpg`] = files["content/services/casino/casino.jpg"]!;
    }
  });
  jest.spyOn(process, "cwd").mockReturnValue(project.root);
  const nodes = new Map(
    slugs.map((slug) => [`service/${slug}`, { id: `service/${slug}` } as Node]),
  );
  nodes.set("article/guide", { id: "article/guide" } as Node);
  const api = {
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: () => [],
    actions: {
      createNode: (node: Node) => nodes.set(node.id, node),
      deleteNode: (node: Node) => nodes.delete(node.id),
    },
  } as unknown as NodePluginArgs;
  return {
    ...project,
    nodes,
    source: () => (sourceNodes as unknown as (args: NodePluginArgs) => Promise<void>)(api),
    /** What Gatsby calls once nodes have changed. */
    createPages: () => dropRelations(api),
    related: (slug: string) => nodes.get(`related/service/${slug}`)?.service,
  };
}

test("a page that is deleted while developing is replaced in the relations of others", async () => {
  const { root, nodes, source, createPages, related, remove } = await develop();
  await source();
  expect(related("arena")).toEqual(["service/casino", "service/clinic", "service/hotel"]);

  await rm(path.join(root, "content/services/clinic"), { recursive: true });
  nodes.delete("service/clinic");
  await createPages();
  expect(related("arena")).toEqual(["service/casino", "service/hotel", "service/store"]);
  expect(nodes.has("related/service/clinic")).toBe(false);
  await remove();
});

test("a refresh keeps the relations", async () => {
  const { nodes, source, createPages, related, remove } = await develop();
  await source();
  const before = related("store");
  await source();
  await createPages();
  expect(related("store")).toEqual(before);
  expect(related("store")).toHaveLength(3);
  expect(nodes.get("related/article/guide")?.service).toContain("service/casino");
  await remove();
});
