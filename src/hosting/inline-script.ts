import path from "node:path";

/** Bundles and minifies a script of src/visit/inline, for the browsers of package.json's `browserslist`. */
export async function inlineScript(root: string, name: string): Promise<string> {
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
  return outputFiles[0]?.text.trim() ?? "";
}
