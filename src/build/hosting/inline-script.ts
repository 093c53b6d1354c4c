/** The scripts of src/visit/inline, as they stand in pages. */
import path from "node:path";

/**
 * Bundles and minifies a script of src/visit/inline for the browsers of package.json's `browserslist`.
 * @param root the project's root
 * @param name of its file, without extension
 * @param values what it reads as `process.env.NAME`, by name
 */
export async function inlineScript(
  root: string,
  name: string,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  // Only when it is used: every start of Gatsby loads this file.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [path.join(root, "src", "visit", "inline", `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    platform: "browser",
    target: ["es2020"],
    // Nothing of tsconfig.json matters here, and its strictness would put a directive into each script.
    tsconfigRaw: {},
    define: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [`process.env.${key}`, JSON.stringify(value)]),
    ),
    legalComments: "none",
    logLevel: "silent",
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`src/visit/inline/${name}.ts made no script.`);
  return file.text.trim();
}
