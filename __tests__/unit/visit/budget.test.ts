/** @jest-environment node */
import { brotliCompressSync } from "node:zlib";
import { buildSync } from "esbuild";

/**
 * All of src/visit together adds at most 6 KB (brotli) to what a visitor loads, nprogress included, and 128 bytes for what it
 * says in Spanish.
 */
const budget = 6 * 1024 + 128;

/** What is in the same script anyway: Gatsby's own code for the browser, the layouts, and what pages look like. */
const neighbors = `
import "./node_modules/gatsby/cache-dir/production-app";
export { replaceHydrateFunction } from "./src/visit/hydrate";
export { Layout } from "./src/layouts/Layout";
export { layoutFor } from "./src/content/layout-names";
export { FirstView } from "./src/layouts/FirstView";
export { BelowTheFold } from "./src/components/BelowTheFold/BelowTheFold";
export { startPageTransition, endPageTransition } from "./src/visit/page-transition";
export { prefetchHero } from "./src/visit/prefetch-hero";
export { ErrorView } from "./src/components/ErrorView/ErrorView";
`;

/** Every door to src/visit, and the plugin. */
const doors = `
export { onClientEntry as a, onRouteUpdateDelayed, onRouteUpdate as b } from "gatsby-plugin-nprogress/gatsby-browser";
import "./src/visit/first";
export { onInitialClientRender } from "./src/visit/hydrate";
export { onClientEntry, onRouteUpdate, shouldUpdateScroll } from "./src/visit/visit";
export { ErrorBoundary } from "./src/components/ErrorBoundary/ErrorBoundary";
export { WithMiddleware } from "./src/layouts/WithMiddleware";
export { useProjectType } from "./src/visit/middleware/facts";
`;

/** Bytes of script and style together, as they travel. React and what a build makes are elsewhere in any case. */
function weigh(contents: string): number {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    outdir: "out",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    loader: { ".js": "jsx" },
    logLevel: "error",
    external: [
      ...["react", "react/jsx-runtime", "react-dom", "react-dom/*", "gatsby", "@babel/runtime/*"],
      ...["$virtual/*", "*/redirects.json", "*/api-runner-browser-plugins", "/fonts/*"],
    ],
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.BUILD_STAGE": '"build-javascript"',
      __BASE_PATH__: '""',
      __PATH_PREFIX__: '""',
      global: "window",
    },
  });
  return outputFiles.reduce((sum, { contents: file }) => sum + brotliCompressSync(file).length, 0);
}

it("costs a visitor no more than 6 KB, and a little for another language", () => {
  const added = weigh(neighbors + doors) - weigh(neighbors);
  expect(added).toBeLessThanOrEqual(budget);
  // If it is next to nothing, the doors above lead nowhere.
  expect(added).toBeGreaterThan(budget / 2);
});
