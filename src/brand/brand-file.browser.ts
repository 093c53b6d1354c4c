/** As much of content/brand.yml as pages need; src/gatsby/webpack.ts puts it in the place of `brand-file.ts`. */
import type { Brand } from "./brand";

// Webpack replaces it with its value.
export const brand = process.env.BRAND as unknown as Brand;
