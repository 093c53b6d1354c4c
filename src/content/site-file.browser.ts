/** What stands for `site-file.ts` in what webpack compiles: src/gatsby/webpack.ts puts it there. */
import type { SiteFile } from "./site-file";

/** What the build has read of content/site.yml; webpack replaces the expression with its value. */
export const site = process.env.SITE as unknown as SiteFile;
