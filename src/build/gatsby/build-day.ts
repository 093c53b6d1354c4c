/** The day of the build as a node: what depends on it is made again when a build on another day uses the same cache. */
import type { NodePluginArgs } from "gatsby";
import { todayInNevada } from "../../content/day";

/** What the node's id is made of. */
export const dayKey = "build-day";

/** Makes the node; `BUILD_DAY` (YYYY-MM-DD) sets another day than today. */
export async function sourceBuildDay({
  actions,
  createNodeId,
  createContentDigest,
}: Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest">): Promise<void> {
  const day = process.env.BUILD_DAY ?? todayInNevada();
  await actions.createNode({
    day,
    id: createNodeId(dayKey),
    parent: null,
    children: [],
    internal: { type: "BuildDay", contentDigest: createContentDigest(day) },
  });
}
