import { readFileSync } from "node:fs";
import { packageFile, PatchError, type Patch } from "./patch";

const plugin = "gatsby-plugin-nprogress/gatsby-browser.js";

export const progressBar: Patch = {
  name: "progress-bar",
  since: "gatsby-plugin-nprogress 5.16.0",
  changes:
    "reads the plugin's styles from its source, and shares its NProgress without ever letting it count",
  why: "the plugin writes a style element at run time whose text the policy has to know, and begins a second after a click where the site wants 200 ms",
  code: ["src/visit/progress-bar.ts"],
  reliesOn: [
    {
      file: plugin,
      holds: 'var styles = "',
      otherwise: "The plugin keeps its styles elsewhere.",
    },
    {
      file: plugin,
      holds: 'require("accessible-nprogress")',
      otherwise: "The plugin draws its bar with another library than src/visit/progress-bar.ts.",
    },
    {
      file: "accessible-nprogress/src/index.js",
      holds: "if (!force && !localStatus) {\n        return this;",
      otherwise: "NProgress no longer leaves a bar alone that has not begun to count.",
    },
  ],
};

/**
 * The text of the style element that gatsby-plugin-nprogress adds to a page.
 * @param color the plugin's option of that name
 * @throws PatchError when the plugin writes it in another way
 */
export function progressBarStyle(root: string, color: string): string {
  const file = packageFile(root, plugin);
  const literal = file && /var styles = (".*");\n/.exec(readFileSync(file, "utf8"))?.[1];
  if (!literal) throw new PatchError(progressBar, "The styles of the plugin were not found.");
  return literal
    .split(" + options.color + ")
    .map((part) => JSON.parse(part) as string)
    .join(color);
}
