/**
 * How the build gets the scripts beside this file, which stand in the HTML of each page. It does
 * not run in browsers.
 */
import path from "node:path";

/** A script of this folder, by the name of its file. */
export type InlineScript = "head" | "loader" | "trusted-types";

/** Bundles and minifies an inline script, for the browsers of package.json's `browserslist`. */
export async function bundleInline(root: string, name: InlineScript): Promise<string> {
  // Imported on demand: every start of Gatsby loads this file.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [path.join(root, "src", "visit", "inline", `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    platform: "browser",
    target: ["es2020"],
    // Without tsconfig.json, whose `strict` would add "use strict" to each script.
    tsconfigRaw: {},
    logLevel: "silent",
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`esbuild has written no script for ${name}.`);
  return script.text.trim();
}
