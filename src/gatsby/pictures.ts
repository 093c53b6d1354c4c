import { existsSync } from "node:fs";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";

/** The most that a phone loads, px; above it speed counts more than bytes. */
const phoneWidth = 1200;

/** Has AVIF encoded as docs/performance.md compares it, in a tenth of the time: gatsby-plugin-sharp does not pass on these options. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const prototype = sharp.prototype as Sharp & { options: { width: number } };
  const encode = prototype.avif;
  let encoded = 0;
  prototype.avif = function avif(this: typeof prototype, options?: AvifOptions) {
    encoded += 1;
    // In a terminal Gatsby counts them itself.
    if (!process.stdout.isTTY && encoded % 50 === 0) reporter.info(`${encoded} pictures encoded`);
    const effort = this.options.width > phoneWidth ? 0 : 1;
    return encode.call(this, { effort, chromaSubsampling: "4:2:0", ...options });
  };
};

/**
 * Starts to encode pictures in a first build, while queries are read from components and webpack runs, which use one processor: by itself
 * Gatsby would start after them.
 */
export function encodePictures(graphql: CreatePagesArgs["graphql"]): void {
  if (process.env.NODE_ENV !== "production" || existsSync(".cache/webpack")) return;
  void graphql("{ allImageSharp { nodes { gatsbyImageData(layout: FULL_WIDTH) } } }");
}
