import type { Patch } from "./patch";

export const hydration: Patch = {
  name: "hydration",
  writtenFor: "gatsby 5.16.1",
  changes:
    "Decides between hydrating and rendering by the content of the router's wrapper, which the site empties to show an error view",
  why: "Gatsby hydrates in one long task, during which the page does not respond, and does not tell a replacement which of the two it chose",
  code: ["src/visit/hydrate.ts", "src/visit/navigation/navigation.ts"],
  assumptions: [
    {
      file: "gatsby/cache-dir/production-app.js",
      contains: 'id="gatsby-focus-wrapper"',
      ifMissing: "Pages are no longer rendered into `#gatsby-focus-wrapper`.",
    },
    {
      file: "gatsby/cache-dir/production-app.js",
      contains: "apiRunner(`replaceHydrateFunction`, undefined, defaultRenderer)[0]",
      ifMissing: "Gatsby no longer lets a site replace its hydrate function.",
    },
  ],
};
