/**
 * What stands for `brand-file.ts` in what webpack compiles: src/gatsby/webpack.ts puts it there.
 */
import type { Brand } from "./brand";

/** As much of content/brand.yml as pages need; webpack replaces the expression with its value. */
export const brand = process.env.BRAND as unknown as Brand;
