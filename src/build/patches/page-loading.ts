import type { Patch } from "./patch";

const loader = "gatsby/cache-dir/loader.js";

export const pageLoading: Patch = {
  name: "page-loading",
  since: "gatsby 5.16.1",
  changes:
    "wraps `___loader.loadPage`, `___loader.loadPageSync` and `___navigate`, and compares `___webpackCompilationHash` in Gatsby's place",
  why: "no hook tells that a navigation begins, the page that came last is shown instead of the one asked for last, and a page that fails or hangs is waited for, or loaded, without end",
  code: [
    // The types of what it uses.
    "src/visit/gatsby-window.ts",
    // Hands the loader over when the visit begins.
    "src/visit/visit.ts",
    // Wraps the loader and `___navigate`, and compares the builds.
    "src/visit/navigation/navigation.ts",
    // A link that is followed navigates by `___navigate`.
    "src/visit/prefetch.ts",
  ],
  reliesOn: [
    {
      file: loader,
      holds: "export const publicLoader = {",
      otherwise: "Gatsby no longer hands its loader out as one object.",
    },
    {
      file: "gatsby/cache-dir/production-app.js",
      holds: "window.___loader = publicLoader",
      otherwise: "Gatsby's loader is no longer `window.___loader`.",
    },
    {
      file: "gatsby/cache-dir/production-app.js",
      holds: "publicLoader.loadPage(browserLoc.pathname + browserLoc.search).then(",
      otherwise: "Gatsby no longer loads the first page by `loadPage`.",
    },
    {
      file: "gatsby/cache-dir/navigation.js",
      holds: "window.___navigate = (to, options) => navigate(to, options)",
      otherwise: "Gatsby no longer navigates by `window.___navigate`.",
    },
    {
      file: "gatsby/cache-dir/navigation.js",
      holds: "args.location.action = args.action",
      otherwise: "The router's location no longer tells a link from Back and Forward.",
    },
    {
      file: "gatsby/cache-dir/navigation.js",
      holds: "loader.loadPage(pathname + search).then(pageResources => {",
      otherwise: "Gatsby's navigation no longer waits for `loadPage`.",
    },
    {
      file: "gatsby/cache-dir/ensure-resources.js",
      holds: "loader.loadPage(rawPath).then(pageResources => {",
      otherwise: "Gatsby no longer loads the page of a Back by `loadPage`.",
    },
    {
      file: "gatsby/cache-dir/ensure-resources.js",
      holds: "loader.loadPageSync(",
      otherwise: "Gatsby no longer asks `loadPageSync` for a page in memory.",
    },
    {
      file: loader,
      holds: "webpackCompilationHash: appDataResponse",
      otherwise: "A page no longer tells the build that it belongs to.",
    },
  ],
};
