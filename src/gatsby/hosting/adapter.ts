/**
 * How the build becomes what a host serves: Netlify's adapter for redirects and functions, and our own last step for
 * pages, see `finish-pages.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import netlifyAdapter from "gatsby-adapter-netlify";
import type { IAdapter } from "gatsby";
import { backendOf } from "../admin/backend";
import { editorFolder } from "../admin/editor-folder";
import { editorPolicy } from "../admin/policy";
import { isPreview } from "../drafts";
import { contentSecurityPolicy, withPolicy } from "./content-security-policy";
import { finishPages } from "./finish-pages";
import { hashLength } from "./hash-length";
import { headerRoutes, notFoundPage } from "./headers";
import { progressBarColor } from "./progress-bar-color";
import { progressBarStyle } from "./progress-bar-style";

/** Scripts and styles that webpack has named. */
const hashedName = new RegExp(`[-.][0-9a-f]{${hashLength}}\\.(js|css)$`);

/** Folders of `public` whose HTML is not Gatsby's pages. */
const notPages = ["_gatsby/", `${editorFolder}/`];

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
        .filter(
          (name) => name.endsWith(".html") && !notPages.some((folder) => name.startsWith(folder)),
        );
      const finished = await finishPages(process.cwd(), pages);
      const hashedFiles = files
        .map((file) => file.path)
        .filter((address) => hashedName.test(address))
        .concat(finished.hashedFiles);
      const stylesAt = new Map(
        Array.from(finished.styles, ([name, styles]) => [addressOf(name), styles]),
      );
      const policyOf = (addresses: readonly string[]) =>
        contentSecurityPolicy(finished.scripts, [
          ...addresses.flatMap((address) => stylesAt.get(address) ?? []),
          progressBarStyle(progressBarColor),
        ]);
      const notFound = path.join("public", "404.html");
      await writeFile(
        notFound,
        withPolicy(await readFile(notFound, "utf8"), policyOf([notFoundPage])),
      );
      await netlify.adapt({
        ...context,
        routesManifest: context.routesManifest.filter((route) => route.type !== "static"),
        headerRoutes: headerRoutes({
          policyOf,
          hashedFiles,
          pages: pages.map(addressOf).filter((page) => page !== notFoundPage),
          editorPolicy: editorPolicy(backendOf(process.env)),
          isPreview: isPreview(process.env),
        }),
      });
    },
  };
}

/** Address of a page, by the name of Gatsby's file: `about/index.html` is `/about`. */
function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}
