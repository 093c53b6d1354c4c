/**
 * How the build becomes what a host serves: Netlify's adapter for redirects and functions, and our own last step for
 * pages, see `finish-html.ts` and `unfinished-pages.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import netlifyAdapter from "gatsby-adapter-netlify";
import type { IAdapter } from "gatsby";
import { contentSecurityPolicy, inlineSources } from "./content-security-policy";
import { finishHtml, globalsPath } from "./finish-html";
import { headerRoutes } from "./headers";
import { duplicateOf404, finishedName, isStaticFile, setAside } from "./unfinished-pages";
import { progressBarColor } from "./progress-bar-color";
import { progressBarStyle } from "./progress-bar-style";

type AdaptContext = Parameters<IAdapter["adapt"]>[0];

/** The adapter of `gatsby-config.ts`. */
export function adapter(): IAdapter {
  const netlify = netlifyAdapter({ excludeDatastoreFromEngineFunction: false });
  return {
    ...netlify,
    name: "netlify-with-finished-pages",
    async adapt(context) {
      const { policy, hashedFiles } = await finishPages("public", context.routesManifest);
      await netlify.adapt({
        ...context,
        routesManifest: context.routesManifest.filter((route) => route.type !== "static"),
        headerRoutes: headerRoutes(policy, hashedFiles),
      });
    },
  };
}

/** Writes the finished form of every page and answers what the headers need to know. */
async function finishPages(publicFolder: string, routes: AdaptContext["routesManifest"]) {
  const scripts = new Set<string>();
  const styles = new Set<string>([progressBarStyle(progressBarColor)]);
  const globals = new Set<string>();
  const hashedFiles = new Set<string>();
  for (const route of routes) {
    if (route.type !== "static") continue;
    if (/-[0-9a-f]{20}\.(js|css)$/.test(route.path)) hashedFiles.add(route.path);
    if (!route.filePath.endsWith(".html") || route.path.startsWith("/_gatsby/")) continue;
    const name = path.posix.relative("public", route.filePath);
    if (await isStaticFile(".", name)) continue;
    if (name === duplicateOf404) {
      await setAside(".", name);
      continue;
    }
    const page = finishHtml(await readFile(path.join(publicFolder, name), "utf8"));
    globals.add(page.globals);
    const inline = inlineSources(page.html);
    inline.scripts.forEach((script) => scripts.add(script));
    inline.styles.forEach((style) => styles.add(style));
    await setAside(".", name);
    await writeFile(path.join(publicFolder, finishedName(name)), page.html);
  }
  for (const source of globals) {
    const address = globalsPath(source);
    await writeFile(path.join(publicFolder, address), source);
    hashedFiles.add(address);
  }
  return { policy: contentSecurityPolicy(scripts, styles), hashedFiles: [...hashedFiles].sort() };
}
