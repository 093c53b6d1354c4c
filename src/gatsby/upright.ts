/** Shows photographs upright and whole that a camera holds turned, as phones do: Gatsby takes their size before it turns them. */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";

/** The node of a file, as gatsby-source-filesystem makes it. */
export interface FileNode extends Node {
  absolutePath: string;
  ext: string;
}

/** Whether each file is held turned, by the digest of its bytes. */
const turned = new Map<string, Promise<boolean>>();

const isTurned = async (file: string) => ((await sharp(file).metadata()).orientation ?? 1) > 1;

/**
 * Returns the node of a file with an upright copy of the picture in its place; the node itself where the file is upright.
 * @param folder in which copies are kept from build to build
 */
export async function uprightFile(file: FileNode, folder: string): Promise<FileNode> {
  const { absolutePath, ext, internal } = file;
  const digest = internal.contentDigest;
  const known = turned.get(digest) ?? isTurned(absolutePath);
  turned.set(digest, known);
  if (!(await known)) return file;
  const copy = path.join(folder, `${digest}${ext}`);
  if (!existsSync(copy)) {
    await mkdir(folder, { recursive: true });
    const { format } = await sharp(absolutePath).metadata();
    // What visitors load is made of it, and loses nothing to speak of.
    await sharp(absolutePath).autoOrient().toFormat(format, { quality: 95 }).toFile(copy);
  }
  const upright = { ...internal, contentDigest: `${digest}-upright` };
  return { ...file, absolutePath: copy, internal: upright };
}

interface Context {
  nodeModel: { getNodeById(query: { id: string }): Node | null };
}

interface Info {
  originalResolver: (source: Node, args: object, context: Context, info: Info) => unknown;
}

/** Resolvers of pictures, for `createResolvers`. */
export const uprightPictures = ({ cache, pathPrefix, reporter }: NodePluginArgs) => ({
  ImageSharp: {
    gatsbyImageData: {
      resolve: async (source: Node, args: object, context: Context, info: Info) => {
        const file = context.nodeModel.getNodeById({ id: source.parent ?? "" }) as FileNode | null;
        const upright = file && (await uprightFile(file, path.resolve(".cache/upright")));
        return !upright || upright === file
          ? info.originalResolver(source, args, context, info)
          : generateImageData({ file: upright, args, pathPrefix, reporter, cache });
      },
    },
  },
});
