import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { barColor } from "../brand/brand";
import { isPreview } from "../content/drafts";
import { markCacheWhole } from "./cache";
import { writeDist } from "./dist";
import { expected } from "./gatsby-output";

/**
 * The site's deployment adapter: Gatsby calls `store` when its cache is whole, and `adapt` when
 * everything is in `public`.
 */
export const adapter = (): IAdapter => ({
  name: "dist",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  cache: {
    // On a host, netlify/plugins/cache has brought the folders before Gatsby started; cache.ts
    // looks at them.
    restore: () => false,
    store: () => markCacheWhole(process.cwd()),
  },
  async adapt({ routesManifest }) {
    await writeDist(process.cwd(), {
      routes: routesManifest,
      isPreview: isPreview(process.env),
      addedStyles: [progressBarStyle(process.cwd(), barColor)],
    });
  },
});

/**
 * Returns the style that gatsby-plugin-nprogress adds at run time, by its source and option
 * `color`: the policy lists its hash.
 */
export function progressBarStyle(root: string, color: string): string {
  const { resolve } = createRequire(path.join(root, "package.json"));
  const source = readFileSync(resolve("gatsby-plugin-nprogress/gatsby-browser.js"), "utf8");
  const [, literal] = /var styles = (".*");\n/.exec(source) ?? [];
  return expected(literal, "the styles of gatsby-plugin-nprogress as one text")
    .split(" + options.color + ")
    .map((part) => JSON.parse(part) as string)
    .join(color);
}
