import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { noLonger } from "../content/no-longer";

/** The widest file that a phone loads, px. */
const phoneWidth = 1200;
/**
 * Wider files are most of the work and not for phones: they are encoded with the least effort, and
 * somewhat larger for it.
 */
const wide: AvifOptions = { effort: 0, quality: 50 };

type Encoder = Sharp & { options: { width?: number } };

/**
 * Fails where gatsby-plugin-sharp, in a site's folder, would not encode with what `onPluginInit`
 * changes.
 */
export function expectSharp(root: string, prototype: Partial<Encoder>): void {
  const site = createRequire(path.join(root, "package.json"));
  const plugin = createRequire(site.resolve("gatsby-plugin-sharp/package.json"));
  if (plugin.resolve("sharp") !== site.resolve("sharp"))
    throw noLonger("gatsby-plugin-sharp no longer loads the site's sharp, but another one");
  if (typeof prototype.avif !== "function")
    throw noLonger("sharp no longer has sharp.prototype.avif");
}

/**
 * Has AVIF encoded with little effort, in a fraction of the time: gatsby-plugin-sharp does not pass
 * on these options.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = ({ reporter }) => {
  const prototype = sharp.prototype as Encoder;
  expectSharp(process.cwd(), prototype);
  const encode = prototype.avif;
  let encoded = 0;
  prototype.avif = function avif(this: Encoder, options?: AvifOptions) {
    encoded += 1;
    // In a terminal Gatsby counts them itself.
    if (!process.stdout.isTTY && encoded % 50 === 0) reporter.info(`${encoded} pictures encoded`);
    const { width } = this.options;
    if (width === undefined)
      throw noLonger("sharp no longer keeps the width of a picture in options.width");
    // sharp keeps -1 where no width was asked for.
    if (width < 1) throw noLonger("gatsby-plugin-sharp no longer resizes a picture before avif()");
    const own = width > phoneWidth ? wide : {};
    return encode.call(this, { effort: 1, chromaSubsampling: "4:2:0", ...options, ...own });
  };
};
