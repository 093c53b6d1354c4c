/** @jest-environment node */
import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { build } from "esbuild";

/** Returns the packages that modules import when they are loaded, directly or through the project's own modules. */
async function packagesOf(...entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: "out",
    metafile: true,
    packages: "external",
    platform: "node",
    jsx: "automatic",
    loader: { ".css": "empty", ".yml": "empty" },
    logLevel: "silent",
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const names = imports
    .filter(({ external, kind }) => external && kind !== "dynamic-import")
    // The catalogs, which webpack reads by a query after their names.
    .filter(({ path }) => !path.startsWith("."))
    .map(({ path }) =>
      path
        .split("/")
        .slice(0, path.startsWith("@") ? 2 : 1)
        .join("/"),
    )
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name));
  return [...new Set(names)].sort();
}

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
};

it("a build loads no development dependency", async () => {
  const loaded = await packagesOf("gatsby-config.ts", "gatsby-node.ts");
  expect(loaded).toEqual(expect.arrayContaining(["sharp", "zod"]));
  expect(loaded.filter((name) => !(name in dependencies))).toEqual([]);
});

it("a page loads no development dependency", async () => {
  const loaded = await packagesOf("gatsby-browser.tsx", "gatsby-ssr.tsx", "src/html.tsx");
  expect(loaded).toContain("react");
  expect(loaded.filter((name) => !(name in dependencies))).toEqual([]);
});
