import { existsSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";

/** Has AVIF encoded as docs/performance.md compares it, in a tenth of the time: gatsby-plugin-sharp does not pass on these options. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const prototype = sharp.prototype as Sharp;
  const encode = prototype.avif;
  let encoded = 0;
  prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
    encoded += 1;
    // In a terminal Gatsby counts them itself.
    if (!process.stdout.isTTY && encoded % 50 === 0) reporter.info(`${encoded} pictures encoded`);
    return encode.call(this, { effort: 1, chromaSubsampling: "4:2:0", ...options });
  };
};

/** Starts to encode pictures beside webpack's first run, which uses one processor; Gatsby's queries would ask for them after it. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ graphql }) => {
  if (existsSync(".cache/webpack")) return;
  void (graphql as (query: string) => Promise<unknown>)(
    "{ allImageSharp { nodes { gatsbyImageData(layout: FULL_WIDTH) } } }",
  );
};
