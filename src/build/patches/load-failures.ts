import type { Patch } from "./patch";

export const loadFailures: Patch = {
  name: "load-failures",
  writtenFor: "gatsby 5.16.1",
  changes:
    "Handles unhandled rejections before Gatsby does and hides them from it, and rejects requests for the page /500.html",
  why: "Gatsby reloads the page whenever a chunk fails to load, 44 times in 3 s, and requests /500.html again whenever that fails with status 500",
  code: ["src/visit/errors/rejections.ts", "src/visit/first.ts"],
  assumptions: [
    {
      file: "gatsby/cache-dir/navigation.js",
      contains: "window.addEventListener(`unhandledrejection`, event => {\n  if (/loading chunk",
      ifMissing: "Gatsby handles chunks that fail to load differently.",
    },
    {
      file: "gatsby/cache-dir/loader.js",
      contains: "pagePath: `/500.html`,\n            internalServerError: true",
      ifMissing: "Gatsby no longer handles status 500 by requesting /500.html.",
    },
    {
      file: "gatsby/cache-dir/loader.js",
      contains: "const req = new XMLHttpRequest()\n    req.open(method, url, true)",
      ifMissing: "Gatsby no longer requests page data with XMLHttpRequest.",
    },
  ],
};
