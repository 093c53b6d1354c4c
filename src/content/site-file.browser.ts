/** What a build has read of content/site.yml; src/gatsby/webpack.ts puts it in the place of `site-file.ts`. */
import type { SiteFile } from "./site-file";

// Webpack replaces it with its value.
export const site = process.env.SITE as unknown as SiteFile;
