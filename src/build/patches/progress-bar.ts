import { readFileSync } from "node:fs";
import { packageFile, PatchError, type Patch } from "./patch";

const plugin = "gatsby-plugin-nprogress/gatsby-browser.js";

export const progressBar: Patch = {
  name: "progress-bar",
  writtenFor: "gatsby-plugin-nprogress 5.16.0",
  changes:
    "Reads the plugin's styles from its source, and uses the same NProgress as the plugin but never starts it",
  why: "The plugin adds a style element at run time, whose hash the policy has to list, and shows the bar a second after a click instead of 200 ms",
  code: ["src/visit/progress-bar.ts"],
  assumptions: [
    {
      file: plugin,
      contains: 'var styles = "',
      ifMissing: "The plugin's styles are not where they were.",
    },
    {
      file: plugin,
      contains: 'require("accessible-nprogress")',
      ifMissing: "The plugin uses a different library for its bar than src/visit/progress-bar.ts.",
    },
    {
      file: "accessible-nprogress/src/index.js",
      contains: "if (!force && !localStatus) {\n        return this;",
      ifMissing: "NProgress's `done` no longer ignores a bar that was not started.",
    },
  ],
};

/**
 * Returns the text of the style element that gatsby-plugin-nprogress adds to a page.
 * @param color the plugin's option of that name
 * @throws PatchError if it is not found in the plugin's source
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
