/** gatsby-plugin-nprogress writes a style element at run time; the Content-Security-Policy must know its text. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * The text of that element, read from the plugin itself.
 * @param color the plugin's option of that name
 * @throws Error when a new version of the plugin writes it in another way
 */
export function progressBarStyle(color: string): string {
  const require = createRequire(path.join(process.cwd(), "package.json"));
  const source = readFileSync(require.resolve("gatsby-plugin-nprogress/gatsby-browser.js"), "utf8");
  const literal = /var styles = (".*");\n/.exec(source)?.[1];
  if (!literal) throw new Error("The styles of gatsby-plugin-nprogress were not found.");
  return literal
    .split(" + options.color + ")
    .map((part) => JSON.parse(part) as string)
    .join(color);
}
