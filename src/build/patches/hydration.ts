import type { Patch } from "./patch";

export const hydration: Patch = {
  name: "hydration",
  since: "gatsby 5.16.1",
  changes:
    "renders or takes over the page by what stands in the router's wrapper, which it empties for an error view",
  why: "Gatsby takes over in one go, during which nothing answers a visitor, and its own choice between both is not handed on",
  code: ["src/visit/hydrate.ts", "src/visit/navigation/navigation.ts"],
  reliesOn: [
    {
      file: "gatsby/cache-dir/production-app.js",
      holds: 'id="gatsby-focus-wrapper"',
      otherwise: "Pages no longer stand in `#gatsby-focus-wrapper`.",
    },
    {
      file: "gatsby/cache-dir/production-app.js",
      holds: "apiRunner(`replaceHydrateFunction`, undefined, defaultRenderer)[0]",
      otherwise: "Gatsby no longer lets a site replace its hydrate function.",
    },
  ],
};
