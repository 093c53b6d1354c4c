/**
 * How the build becomes what a host serves: Netlify's adapter for redirects and functions, and our own last step for
 * pages. Gatsby writes `about/index.html`; a host with clean URLs wants `about.html`, or it would redirect `/about` to
 * `/about/`. The adapter can move the files, but a later build with kept caches then misses them; so Gatsby's own
 * files are set aside in `.cache` and put back before the next build.
 */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import netlifyAdapter from "gatsby-adapter-netlify";
import type { IAdapter } from "gatsby";
import { contentSecurityPolicy, inlineSources } from "./content-security-policy";
import { finishHtml, globalsPath } from "./finish-html";
import { headerRoutes } from "./headers";
import { walkFiles } from "../walk-files";
import { progressBarColor } from "./progress-bar-color";
import { progressBarStyle } from "./progress-bar-style";

type AdaptContext = Parameters<IAdapter["adapt"]>[0];

/** Gatsby makes /404 and /404.html of the same page; hosts want the second. */
const duplicateOf404 = "404/index.html";

const asideFolder = path.join(".cache", "unfinished-html");

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
    if (name === duplicateOf404) {
      await setAside(publicFolder, name);
      continue;
    }
    const page = finishHtml(await readFile(path.join(publicFolder, name), "utf8"));
    globals.add(page.globals);
    const inline = inlineSources(page.html);
    inline.scripts.forEach((script) => scripts.add(script));
    inline.styles.forEach((style) => styles.add(style));
    await setAside(publicFolder, name);
    await writeFile(path.join(publicFolder, finishedName(name)), page.html);
  }
  for (const source of globals) {
    const address = globalsPath(source);
    await writeFile(path.join(publicFolder, address), source);
    hashedFiles.add(address);
  }
  return { policy: contentSecurityPolicy(scripts, styles), hashedFiles: [...hashedFiles].sort() };
}

/** `about/index.html` is served from `about.html`. */
function finishedName(name: string): string {
  return name === "index.html" ? name : name.replace(/\/index\.html$/, ".html");
}

async function setAside(publicFolder: string, name: string): Promise<void> {
  const target = path.join(asideFolder, name);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(path.join(publicFolder, name), target);
}

/** Puts Gatsby's own page files back where the next build expects them, and removes the finished ones. */
export async function restoreUnfinishedPages(root: string): Promise<void> {
  const folder = path.join(root, asideFolder);
  for (const name of await walkFiles(folder)) {
    if (name !== duplicateOf404)
      await rm(path.join(root, "public", finishedName(name)), { force: true });
    const target = path.join(root, "public", name);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(path.join(folder, name), target);
  }
}
