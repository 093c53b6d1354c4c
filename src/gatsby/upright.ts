/**
 * Photographs whose pixels are stored sideways, with an EXIF orientation, as phones store them.
 * Gatsby measures a picture before it rotates it, and would crop it: the node of such a file gets a
 * child, the node of an upright copy, which pages show in its place.
 */
import type { Actions, CreateNodeArgs, Node } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";

/** The node of a file, as gatsby-source-filesystem makes it. */
export interface FileNode extends Node {
  absolutePath: string;
  ext: string;
  name: string;
}

/** The part of Gatsby's arguments that is used here. */
interface CreateNode extends Pick<CreateNodeArgs, "createNodeId" | "getCache"> {
  node: Node;
  actions: Pick<Actions, "createNode" | "createParentChildLink">;
}

const isPhotograph = ({ ext }: FileNode) => /^\.(?:jpe?g|png|webp)$/i.test(ext);

/** Gives a photograph of content its upright copy, if it is stored sideways. */
export async function addUpright({
  node,
  actions,
  createNodeId,
  getCache,
}: CreateNode): Promise<void> {
  const file = node as FileNode;
  if (file.sourceInstanceName !== "content" || !isPhotograph(file)) return;
  // The content check reports a file that is no picture.
  const { format, orientation = 1 } = await sharp(file.absolutePath)
    .metadata()
    .catch(() => ({ format: undefined, orientation: 1 }));
  if (format === undefined || orientation === 1) return;
  const child = await createFileNodeFromBuffer({
    // What visitors load is encoded from it again: it has to keep more than they see.
    buffer: await sharp(file.absolutePath)
      .autoOrient()
      .toFormat(format, { quality: 95 })
      .toBuffer(),
    // The same photograph in another folder gets a copy of its own.
    hash: `${file.id}-${file.internal.contentDigest}`,
    name: file.name,
    ext: file.ext,
    parentNodeId: file.id,
    createNode: actions.createNode,
    createNodeId,
    getCache,
  });
  // So Gatsby deletes it when its parent changes or goes.
  actions.createParentChildLink({ parent: node, child });
}

interface Context {
  nodeModel: { getNodeById(query: { id: string }): Node | null };
}

interface Info {
  originalResolver: (
    ...args: [source: unknown, args: object, context: Context, info: Info]
  ) => Promise<Node | null> | Node | null;
}

/** Resolvers of pictures, for `createResolvers`. */
export const uprightPictures = {
  Picture: {
    file: {
      resolve: async (source: unknown, args: object, context: Context, info: Info) => {
        const file = await info.originalResolver(source, args, context, info);
        const children = (file?.children ?? []).map((id) => context.nodeModel.getNodeById({ id }));
        return children.find((child) => child?.internal.type === "File") ?? file;
      },
    },
  },
};
