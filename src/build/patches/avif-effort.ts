import sharp, { type AvifOptions, type Sharp } from "sharp";
import { isApplied, PatchError, type Patch } from "./patch";

/** How hard sharp works on an AVIF file, from 0 to 9; its own default is 4. */
const effort = 2;

export const avifEffort: Patch = {
  name: "avif-effort",
  since: "gatsby-plugin-sharp 5.16.0",
  changes: "gives `sharp.prototype.avif` another default for `effort`",
  why: "gatsby-plugin-sharp takes `avifOptions.effort` and does not hand it on",
  gain: "a picture is encoded six to ten times as fast; its file is 7 % larger",
  reliesOn: [
    {
      file: "gatsby-plugin-sharp/process-file.js",
      holds:
        "}).avif({\n        quality: transformArgs.quality,\n        force: transformArgs.toFormat === `avif`\n      })",
      otherwise:
        "gatsby-plugin-sharp writes AVIF in another way: look whether it hands on `effort`.",
    },
  ],
};

/** Has sharp write AVIF files faster, in the process that encodes pictures. */
export function encodeAvifFaster(): void {
  if (!isApplied(avifEffort)) return;
  const prototype = sharp.prototype as Partial<Sharp>;
  const encode = prototype.avif;
  if (!encode) throw new PatchError(avifEffort, "sharp has no `avif` to give a default to.");
  prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
    return encode.call(this, { effort, ...options });
  };
}
