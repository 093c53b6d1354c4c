import netlifyAdapter from "gatsby-adapter-netlify";
import type { IAdapter } from "gatsby";
import { PatchError, type Patch } from "./patch";

export const netlifyRoutes: Patch = {
  name: "netlify-adapter",
  since: "gatsby-adapter-netlify 1.4.0",
  changes:
    "hands Netlify's adapter other routes and headers than Gatsby's: no static files, and headers of our own",
  why: "Gatsby's headers name every single file, in 773 lines for 12 pages, and its pages are not yet those that are served",
  reliesOn: [
    {
      file: "gatsby-adapter-netlify/dist/index.js",
      holds: "handleRoutesManifest)(routesManifest, headerRoutes)",
      otherwise:
        "The adapter for Netlify no longer writes rules from the routes and headers that it is given.",
    },
    {
      file: "gatsby/dist/utils/adapter/manager.js",
      holds: "filePath: _path2.posix.join(`public`, pathToFillInPublicDir)",
      otherwise:
        "Gatsby no longer tells adapters the files of static routes by their paths below `public`.",
    },
  ],
};

type Adapt = IAdapter["adapt"];
export type AdaptContext = Parameters<Adapt>[0];
export type HeaderRoutes = AdaptContext["headerRoutes"];

/** A file that a host serves at an address. */
interface StaticFile {
  address: string;
  /** Its path below `public`. */
  name: string;
}

/**
 * Netlify's adapter with a step before it.
 * @param name for Gatsby's messages
 * @param headersOf does what is to be done with the files of a finished build, and returns the headers for all of them
 */
export function netlifyAdapterWith(
  name: string,
  headersOf: (files: StaticFile[]) => Promise<HeaderRoutes>,
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
        throw new PatchError(netlifyRoutes, "The routes of a build do not tell of its home page.");
      const headerRoutes = await headersOf(files);
      await netlify.adapt({
        ...context,
        routesManifest: context.routesManifest.filter(({ type }) => type !== "static"),
        headerRoutes,
      });
    },
  };
}
