import type { Patch } from "./patch";

const loader = "gatsby/cache-dir/loader.js";

export const pageLoading: Patch = {
  name: "page-loading",
  writtenFor: "gatsby 5.16.1",
  changes:
    "Wraps `___loader.loadPage`, `___loader.loadPageSync` and `___navigate`, and compares `___webpackCompilationHash` instead of Gatsby",
  why: "No hook reports the start of a navigation, Gatsby shows the page that arrived last instead of the one requested last, and it waits for a page that hangs, or reloads one that fails, forever",
  code: [
    // Declares the types.
    "src/visit/gatsby-window.ts",
    // Passes the loader on when the visit begins.
    "src/visit/visit.ts",
    // Wraps the loader and `___navigate`, and compares builds.
    "src/visit/navigation/navigation.ts",
    // Follows links with `___navigate`.
    "src/visit/prefetch.ts",
  ],
  assumptions: [
    {
      file: loader,
      contains: "export const publicLoader = {",
      ifMissing: "Gatsby no longer exports its loader as one object.",
    },
    {
      file: "gatsby/cache-dir/production-app.js",
      contains: "window.___loader = publicLoader",
      ifMissing: "Gatsby's loader is no longer `window.___loader`.",
    },
    {
      file: "gatsby/cache-dir/production-app.js",
      contains: "publicLoader.loadPage(browserLoc.pathname + browserLoc.search).then(",
      ifMissing: "Gatsby no longer loads the first page with `loadPage`.",
    },
    {
      file: "gatsby/cache-dir/navigation.js",
      contains: "window.___navigate = (to, options) => navigate(to, options)",
      ifMissing: "Gatsby no longer provides `window.___navigate`.",
    },
    {
      file: "gatsby/cache-dir/navigation.js",
      contains: "args.location.action = args.action",
      ifMissing: "The router's location no longer distinguishes a link from Back and Forward.",
    },
    {
      file: "gatsby/cache-dir/navigation.js",
      contains: "loader.loadPage(pathname + search).then(pageResources => {",
      ifMissing: "Gatsby's navigation no longer waits for `loadPage`.",
    },
    {
      file: "gatsby/cache-dir/ensure-resources.js",
      contains: "loader.loadPage(rawPath).then(pageResources => {",
      ifMissing: "Gatsby no longer loads the page after Back with `loadPage`.",
    },
    {
      file: "gatsby/cache-dir/ensure-resources.js",
      contains: "loader.loadPageSync(",
      ifMissing: "Gatsby no longer gets a page in memory from `loadPageSync`.",
    },
    {
      file: loader,
      contains: "webpackCompilationHash: appDataResponse",
      ifMissing: "Page data no longer contains the hash of its build.",
    },
  ],
};
