/**
 * How the build becomes what a host serves: Netlify's adapter for redirects and functions, and our own last step for
 * pages, see `finish-pages.ts`.
 */
import path from "node:path";
import netlifyAdapter from "gatsby-adapter-netlify";
import type { IAdapter } from "gatsby";
import { contentSecurityPolicy } from "./content-security-policy";
import { finishPages } from "./finish-pages";
import { headerRoutes } from "./headers";
import { progressBarColor } from "./progress-bar-color";
import { progressBarStyle } from "./progress-bar-style";

/** The adapter of `gatsby-config.ts`. */
export function adapter(): IAdapter {
  const netlify = netlifyAdapter({ excludeDatastoreFromEngineFunction: false });
  return {
    ...netlify,
    name: "netlify-with-finished-pages",
    async adapt(context) {
      const files = context.routesManifest.filter((route) => route.type === "static");
      const pages = files
        .map(({ filePath }) => path.posix.relative("public", filePath))
        .filter((name) => name.endsWith(".html") && !name.startsWith("_gatsby/"));
      const finished = await finishPages(process.cwd(), pages);
      const hashedFiles = files
        .map((file) => file.path)
        .filter((address) => /[-.][0-9a-f]{20}\.(js|css)$/.test(address))
        .concat(finished.hashedFiles);
      const styles = [...finished.styles, progressBarStyle(progressBarColor)];
      await netlify.adapt({
        ...context,
        routesManifest: context.routesManifest.filter((route) => route.type !== "static"),
        headerRoutes: headerRoutes(contentSecurityPolicy(finished.scripts, styles), hashedFiles),
      });
    },
  };
}
