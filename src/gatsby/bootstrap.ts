import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { contentMistakes } from "./content-mistakes";

/** Has AVIF encoded 6 to 10 times as fast, in files 7 % larger: gatsby-plugin-sharp does not pass `avifOptions.effort` on. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const prototype = sharp.prototype as Sharp;
  const encode = prototype.avif;
  let encoded = 0;
  prototype.avif = function avif(this: Sharp, options?: AvifOptions) {
    encoded += 1;
    // In a terminal Gatsby counts them itself.
    if (!process.stdout.isTTY && encoded % 50 === 0) reporter.info(`${encoded} pictures encoded`);
    return encode.call(this, { effort: 2, ...options });
  };
};

/** The mistakes in the content of a build. */
let mistakes: Promise<string> | undefined;

/** Checks the content while Gatsby goes on; `gatsby develop` does it when it is ready (develop.ts). */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  if (process.env.NODE_ENV !== "production") return;
  mistakes = contentMistakes();
};

/** Fails a build that has mistakes in its content. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ reporter }) => {
  const found = await mistakes;
  if (found) reporter.panicOnBuild(found);
};
