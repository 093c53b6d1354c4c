/**
 * Gatsby makes a page's node when its file is new or has changed, and keeps it from build to build. Whether drafts are shown
 * is up to the build, and not to the file: where the last one decided otherwise, their nodes come and go here.
 */
import type { Node, NodePluginArgs } from "gatsby";
import type { PageFile } from "../../content/content-file";
import { keyOf } from "../../content/paths";

/** A node of Markdown and the file that it was made of. */
interface MarkdownFile {
  node: Node;
  file: Node & { relativePath: string; sourceInstanceName: string };
}

/**
 * Runs in sourceNodes, when the files are there.
 * @param drafts all pages that are drafts
 * @param shown whether this build shows them
 * @param make makes a page's node, as for a file that is new
 */
export async function settleDrafts(
  { actions, createNodeId, getNode, getNodesByType }: NodePluginArgs,
  drafts: readonly PageFile[],
  shown: boolean,
  make: (markdown: MarkdownFile) => Promise<void>,
): Promise<void> {
  for (const draft of drafts) {
    const kept = getNode(createNodeId(keyOf(draft.kind, draft.slug)));
    if (kept && !shown) actions.deleteNode(kept);
    if (kept || !shown) continue;
    // In a first build there is none yet, and onCreateNode makes the page.
    const markdown = getNodesByType("MarkdownRemark")
      .map((node) => ({ node, file: node.parent ? getNode(node.parent) : undefined }))
      .find(
        (found): found is MarkdownFile =>
          found.file?.sourceInstanceName === "content" &&
          `content/${String(found.file.relativePath)}` === draft.file,
      );
    if (markdown) await make(markdown);
  }
}
