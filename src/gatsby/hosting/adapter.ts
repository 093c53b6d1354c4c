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
import { headerRoutes } from "./headers";
import { progressBarColor } from "./progress-bar-color";
import { progressBarStyle } from "./progress-bar-style";

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
        .filter((address) => /[-.][0-9a-f]{20}\.(js|css)$/.test(address))
        .concat(finished.hashedFiles);
      const styles = [...finished.styles, progressBarStyle(progressBarColor)];
      const policy = contentSecurityPolicy(finished.scripts, styles);
      const notFound = path.join("public", "404.html");
      await writeFile(notFound, withPolicy(await readFile(notFound, "utf8"), policy));
      await netlify.adapt({
        ...context,
        routesManifest: context.routesManifest.filter((route) => route.type !== "static"),
        headerRoutes: headerRoutes({
          policy,
          hashedFiles,
          pages: pages.map(addressOf).filter((page) => page !== "/404"),
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
