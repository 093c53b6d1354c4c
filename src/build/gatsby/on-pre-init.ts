import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { patches } from "../patches";
import { encodeAvifFaster } from "../patches/avif-effort";
import { keepModernSyntax } from "../patches/modern-syntax";
import { assertAssumptions } from "../patches/patch";
import { limitPictures } from "../patches/pictures-at-once";
import { renewBrand } from "../publish/brand-files";

/**
 * Looks whether the installed packages are those that the patches are for, and does what has to be done first: what Gatsby and
 * its plugins have no option for is changed, and the brand's files are renewed.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  try {
    assertAssumptions(process.cwd(), patches);
  } catch (error) {
    reporter.panicOnBuild((error as Error).message);
  }
  await renewBrand(process.cwd());
  encodeAvifFaster();
  limitPictures();
  // Each picture is decoded once for each size: what libvips would keep of it is not used again.
  sharp.cache(false);
  keepModernSyntax(process.cwd());
};
