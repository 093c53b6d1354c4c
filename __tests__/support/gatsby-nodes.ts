/** What Gatsby gives to those who make nodes, with a store of nodes of the test's own. */
import path from "node:path";
import type { Node, NodeInput } from "gatsby";
import { walkFiles } from "../../src/content/walk-files";
import type { sourceContent } from "../../src/gatsby/source-nodes";

/** Returns a node as Gatsby completes it. */
export const complete = ({ parent = null, children = [], ...node }: NodeInput): Node => ({
  ...node,
  parent,
  children,
  internal: { ...node.internal, owner: "" },
});

/** Returns the arguments of `sourceContent`, which makes nodes in a store. */
export function sourceArgs(nodes: Map<string, Node>): Parameters<typeof sourceContent>[0] {
  return {
    createNodeId: (key) => key,
    createContentDigest: (value) => JSON.stringify(value),
    getNodesByType: (type) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    actions: {
      createNode: (node) => void nodes.set(node.id, complete(node)),
      deleteNode: ({ id }) => void nodes.delete(id),
    },
    reporter: {
      // As Gatsby's, which ends the process.
      panic: (message) => {
        throw new Error(typeof message === "string" ? message : JSON.stringify(message));
      },
    },
  };
}

/**
 * Adds the nodes that gatsby-transformer-remark makes of the Markdown files of a project; their ids
 * are the names of the files.
 */
export async function addMarkdownFiles(nodes: Map<string, Node>, root: string): Promise<void> {
  for (const name of await walkFiles(path.join(root, "content")))
    if (name.endsWith(".md")) {
      const id = `content/${name}`;
      const internal = { type: "MarkdownRemark", contentDigest: name };
      nodes.set(id, complete({ id, internal, fileAbsolutePath: path.posix.join(root, id) }));
    }
}
