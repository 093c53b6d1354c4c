/** What Gatsby gives to those who make nodes, with a store of nodes of the test's own. */
import type { Node, NodeInput } from "gatsby";
import type { sourceContent } from "../../src/gatsby/source-nodes";

/** Returns a node as Gatsby completes it. */
export const complete = ({ parent = null, children = [], ...node }: NodeInput): Node => ({
  ...node,
  ...{ parent, children, internal: { ...node.internal, owner: "" } },
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
