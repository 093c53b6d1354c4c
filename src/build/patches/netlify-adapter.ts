import netlifyAdapter from "gatsby-adapter-netlify";
import type { IAdapter } from "gatsby";
import { PatchError, type Patch } from "./patch";

export const netlifyRoutes: Patch = {
  name: "netlify-adapter",
  writtenFor: "gatsby-adapter-netlify 1.4.0",
  changes:
    "Passes Netlify's adapter different routes and headers than Gatsby does: no static files, and the site's own headers",
  why: "Gatsby's headers list every single file, in 773 lines for 12 pages, and the pages have to be finished before they are served",
  assumptions: [
    {
      file: "gatsby-adapter-netlify/dist/index.js",
      contains: "handleRoutesManifest)(routesManifest, headerRoutes)",
      ifMissing:
        "The Netlify adapter no longer generates its rules from the routes and headers passed to it.",
    },
    {
      file: "gatsby/dist/utils/adapter/manager.js",
      contains: "filePath: _path2.posix.join(`public`, pathToFillInPublicDir)",
      ifMissing:
        "Gatsby no longer passes static routes to adapters with their paths below `public`.",
    },
  ],
};

type Adapt = IAdapter["adapt"];
export type AdaptContext = Parameters<Adapt>[0];
export type HeaderRoutes = AdaptContext["headerRoutes"];

/** A file that the host serves at an address. */
interface StaticFile {
  address: string;
  /** Its path below `public`. */
  name: string;
}

/**
 * Returns Netlify's adapter with a step before it.
 * @param name shown in Gatsby's messages
 * @param prepare processes the files of a finished build, and returns the headers for the whole site
 */
export function netlifyAdapterWith(
  name: string,
  prepare: (files: StaticFile[]) => Promise<HeaderRoutes>,
): IAdapter {
  const netlify = netlifyAdapter({ excludeDatastoreFromEngineFunction: false });
  return {
    ...netlify,
    name,
    async adapt(context) {
      const files = context.routesManifest.flatMap((route) =>
        route.type === "static"
          ? [{ address: route.path, name: route.filePath.replace(/^public\//, "") }]
          : [],
      );
      if (!files.some((file) => file.name === "index.html"))
        throw new PatchError(
          netlifyRoutes,
          "The routes of the build do not include the home page.",
        );
      const headerRoutes = await prepare(files);
      await netlify.adapt({
        ...context,
        routesManifest: context.routesManifest.filter(({ type }) => type !== "static"),
        headerRoutes,
      });
    },
  };
}
