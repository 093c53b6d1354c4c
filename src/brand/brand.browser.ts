/** As much of the brand as components show; src/gatsby/webpack.ts puts it in the place of `brand.ts`. */
import type { Brand } from "./brand";

// Webpack replaces it by what it is.
export const brand = process.env.BRAND as unknown as Pick<Brand, "mark" | "logo" | "wordmark">;
