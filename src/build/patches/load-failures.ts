import type { Patch } from "./patch";

export const loadFailures: Patch = {
  name: "load-failures",
  since: "gatsby 5.16.1",
  changes:
    "listens to unhandled rejections before Gatsby does and keeps them from it, and refuses requests for the page /500.html",
  why: "Gatsby reloads at each chunk that fails, 44 documents in 3 s, and asks for /500.html again whenever that is answered by 500",
  code: ["src/visit/errors/rejections.ts", "src/visit/first.ts"],
  reliesOn: [
    {
      file: "gatsby/cache-dir/navigation.js",
      holds: "window.addEventListener(`unhandledrejection`, event => {\n  if (/loading chunk",
      otherwise: "Gatsby takes care of chunks that fail in another way.",
    },
    {
      file: "gatsby/cache-dir/loader.js",
      holds: "pagePath: `/500.html`,\n            internalServerError: true",
      otherwise: "Gatsby answers a 500 in another way than by asking for /500.html.",
    },
    {
      file: "gatsby/cache-dir/loader.js",
      holds: "const req = new XMLHttpRequest()\n    req.open(method, url, true)",
      otherwise: "Gatsby no longer asks for a page's data by XMLHttpRequest.",
    },
  ],
};
