import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { colors } from "../brand/brand";
import { isPreview } from "../gatsby/drafts";
import { writeDist } from "./dist";

/** The site's deployment adapter: Gatsby calls `adapt` when everything is in `public`. */
export const adapter = (): IAdapter => ({
  name: "dist",
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  async adapt({ routesManifest }) {
    const redirects = routesManifest.filter((route) => route.type === "redirect");
    const addedStyles = [progressBarStyle(process.cwd(), colors.light.accent)];
    await writeDist(process.cwd(), { redirects, isPreview: isPreview(process.env), addedStyles });
  },
});

/** Returns the style that gatsby-plugin-nprogress adds at run time, by its source and option `color`: the policy lists its hash. */
export function progressBarStyle(root: string, color: string): string {
  const { resolve } = createRequire(path.join(root, "package.json"));
  const source = readFileSync(resolve("gatsby-plugin-nprogress/gatsby-browser.js"), "utf8");
  const [, literal] = /var styles = (".*");\n/.exec(source) ?? [];
  if (!literal) throw new Error("The styles of gatsby-plugin-nprogress were not found.");
  return literal
    .split(" + options.color + ")
    .map((part) => JSON.parse(part) as string)
    .join(color);
}
