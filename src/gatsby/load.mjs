/** Loads hooks.ts, compiled by esbuild in a tenth of a second: `gatsby-node.ts` would have Gatsby start Parcel for seconds. */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { buildSync } from "esbuild";

const outfile = resolve(".cache/hooks.cjs");
buildSync({
  ...{ entryPoints: ["src/gatsby/hooks.ts"], outfile, bundle: true },
  ...{ packages: "external", platform: "node", format: "cjs" },
});
export const { default: settings, ...hooks } = createRequire(import.meta.url)(outfile);
