/** The inline scripts of pages, made from src/visit/inline. */
import path from "node:path";

/**
 * Bundles and minifies a script of src/visit/inline for the browsers of package.json's `browserslist`.
 * @param root the project's root
 * @param name the script's file name, without extension
 * @param values replacements for `process.env.NAME`, by name
 */
export async function inlineScript(
  root: string,
  name: string,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
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
    define: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [`process.env.${key}`, JSON.stringify(value)]),
    ),
    legalComments: "none",
    logLevel: "silent",
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`src/visit/inline/${name}.ts produced no script.`);
  return file.text.trim();
}
