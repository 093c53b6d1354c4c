import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";

/** The widest file that a phone loads, px. */
const phoneWidth = 1200;
/** Wider files are most of the work and not for phones: they are encoded with the least effort, and somewhat larger for it. */
const wide: AvifOptions = { effort: 0, quality: 50 };

const noWidth =
  "sharp no longer keeps the width of a picture in options.width: see docs/decisions/reaching-into-gatsby.md.";

/** Has AVIF encoded with little effort, in a fraction of the time: gatsby-plugin-sharp does not pass on these options. */
export const onPluginInit: GatsbyNode["onPluginInit"] = ({ reporter }) => {
  const prototype = sharp.prototype as Sharp & { options: { width: number } };
  const encode = prototype.avif;
  let encoded = 0;
  prototype.avif = function avif(this: typeof prototype, options?: AvifOptions) {
    encoded += 1;
    // In a terminal Gatsby counts them itself.
    if (!process.stdout.isTTY && encoded % 50 === 0) reporter.info(`${encoded} pictures encoded`);
    const { width } = this.options as Partial<typeof this.options>;
    if (width === undefined) throw new Error(noWidth);
    const own = width > phoneWidth ? wide : {};
    return encode.call(this, { effort: 1, chromaSubsampling: "4:2:0", ...options, ...own });
  };
};
