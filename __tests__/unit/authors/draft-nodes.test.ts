/** @jest-environment node */
import type { Node, NodePluginArgs } from "gatsby";
import type { PageFile } from "../../../src/content/content-file";
import { kindNamed } from "../../../src/content/registry";
import { settleDrafts } from "../../../src/build/gatsby/draft-nodes";

const draft = {
  kind: kindNamed("article"),
  slug: "shade-first",
  file: "content/blog/shade-first/index.md",
} as PageFile;

const file = {
  id: "file",
  sourceInstanceName: "content",
  relativePath: "blog/shade-first/index.md",
} as unknown as Node;
const markdown = { id: "markdown", parent: "file" } as Node;
const page = { id: "id of article/shade-first" } as Node;

/** Settles the draft in a data layer with these nodes. Returns the ids of the nodes that were created and deleted. */
async function settle(nodes: Node[], shown: boolean) {
  const made: string[] = [];
  const deleted: string[] = [];
  const api = {
    createNodeId: (key: string) => `id of ${key}`,
    getNode: (id: string) => nodes.find((node) => node.id === id),
    getNodesByType: () => nodes.filter((node) => node === markdown),
    actions: { deleteNode: (node: Node) => deleted.push(node.id) },
  } as unknown as NodePluginArgs;
  await settleDrafts(api, [draft], shown, ({ node }) => {
    made.push(node.id);
    return Promise.resolve();
  });
  return { made, deleted };
}

test.each([
  ["a draft that the last build showed is deleted", [file, markdown, page], false, [], [page.id]],
  ["a draft that the last build hid is created", [file, markdown], true, ["markdown"], []],
  ["a draft that is still shown is kept", [file, markdown, page], true, [], []],
  ["a draft that is still hidden is not created", [file, markdown], false, [], []],
  ["in a first build Gatsby creates it", [], true, [], []],
])("%s", async (_name, nodes, shown, made, deleted) => {
  expect(await settle(nodes, shown)).toEqual({ made, deleted });
});
