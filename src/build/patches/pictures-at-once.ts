import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { isApplied, PatchError, type Patch } from "./patch";

export const picturesAtOnce: Patch = {
  name: "pictures-at-once",
  writtenFor: "gatsby-plugin-sharp 5.16.0",
  changes: "Makes `sharp.prototype.toBuffer` encode as many pictures at a time as there are cores",
  why: "gatsby-plugin-sharp begins all sizes of two pictures together: they fill libuv's four threads, so that webpack's files wait behind them, and each holds its pixels meanwhile",
  gain: "180 MB of a build's memory on two cores, in the same time",
  assumptions: [
    {
      file: "gatsby-plugin-sharp/process-file.js",
      contains: "return Promise.all(transforms.map(async transform => {",
      ifMissing: "gatsby-plugin-sharp no longer begins all sizes of a picture at once.",
    },
    {
      file: "gatsby-plugin-sharp/process-file.js",
      contains: "const buffer = await clonedPipeline.toBuffer();",
      ifMissing: "gatsby-plugin-sharp no longer encodes pictures with `toBuffer`.",
    },
  ],
};

/**
 * Makes sharp encode only some pictures at a time in this process, the others in turn.
 * @param prototype that of sharp
 * @throws PatchError if it has no method to encode a picture
 */
export function limitPictures(
  atOnce = availableParallelism(),
  prototype: Partial<Pick<Sharp, "toBuffer">> = sharp.prototype as Sharp,
): void {
  if (!isApplied(picturesAtOnce)) return;
  const encode = prototype.toBuffer as ((...given: unknown[]) => Promise<Buffer>) | undefined;
  if (!encode) throw new PatchError(picturesAtOnce, "sharp has no `toBuffer` method.");
  const limit = pLimit(atOnce);
  const encodeInTurn = function (this: Sharp, ...given: unknown[]) {
    return limit(() => encode.apply(this, given));
  };
  prototype.toBuffer = encodeInTurn as Sharp["toBuffer"];
}
