/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { buildSync } from "esbuild";

/** Issue 5: "All of src/browser together adds at most 6 KB brotli to what a visitor loads, nprogress included." */
const budget = 6 * 1024;

/** Every door to src/browser, and the plugin. What stands in Gatsby's own script anyway is left out. */
const doors = `
export * from "gatsby-plugin-nprogress/gatsby-browser";
export * as first from "./src/browser/first";
export * as visit from "./src/browser/visit";
export * from "./src/browser/errors/Boundary";
export * from "./src/browser/middleware/WithMiddleware";
export * from "./src/browser/middleware/useProjectType";
`;

it("costs a visitor no more than 6 KB", () => {
  const { outputFiles } = buildSync({
    stdin: { contents: doors, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    outdir: "out",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    external: ["react", "react/jsx-runtime", "gatsby", "@babel/runtime/*", "*/ErrorView"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const sizes = outputFiles.map(({ contents }) => brotliCompressSync(contents).length);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);
});
