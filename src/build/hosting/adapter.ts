/**
 * The site's deployment adapter: Netlify's adapter writes redirects and functions, after `finish-pages.ts` has finished the
 * pages.
 */
import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { backendOf } from "../editor/backend";
import { editorFolder, editorPolicy } from "../editor/policy";
import { colors } from "../../brand/brand";
import { isPreview } from "../drafts";
import { netlifyAdapterWith } from "../patches/netlify-adapter";
import { progressBarStyle } from "../patches/progress-bar";
import { contentSecurityPolicy, hashSource, withPolicy } from "./content-security-policy";
import { hashLength } from "./finish-html";
import { finishPages } from "./finish-pages";
import { headerRoutes, notFoundPages } from "./headers";

/** Scripts and styles that webpack writes, with a hash of their content in the name. */
const hashedName = new RegExp(`[-.][0-9a-f]{${hashLength}}\\.(js|css)$`);

/** Folders of `public` whose HTML files are not pages of the site. */
const notPages = ["_gatsby/", `${editorFolder}/`];

/** The adapter of `gatsby-config.ts`. */
export function adapter(): IAdapter {
  return withFreshCache(finishingAdapter(), process.cwd());
}

/**
 * Has the cache that the host restores emptied if it was made with other code: see `scripts/stale-cache.mjs`. Gatsby has compiled
 * its own files into `.cache` by then and loads `gatsby-node` afterwards; Netlify replaces the whole folder, and the code of the
 * last build would run again.
 */
export function withFreshCache(adapter: IAdapter, root: string): IAdapter {
  const { cache } = adapter;
  if (!cache) return adapter;
  const staleCache = (action: "empty" | "mark") =>
    execFileSync(process.execPath, [path.join(root, "scripts/stale-cache.mjs"), action], {
      cwd: root,
    });
  return {
    ...adapter,
    cache: {
      async restore(context) {
        const compiled = path.join(root, ".cache", "compiled");
        const aside = await mkdtemp(path.join(tmpdir(), "compiled-"));
        await cp(compiled, aside, { recursive: true });
        const didRestore = await cache.restore(context);
        await rm(compiled, { recursive: true, force: true });
        await cp(aside, compiled, { recursive: true });
        await rm(aside, { recursive: true });
        if (didRestore) staleCache("empty");
        return didRestore;
      },
      async store(context) {
        staleCache("mark");
        await cache.store(context);
      },
    },
  };
}

function finishingAdapter(): IAdapter {
  return netlifyAdapterWith("netlify-with-finished-pages", async (files) => {
    const pages = files
      .map(({ name }) => name)
      .filter(
        (name) => name.endsWith(".html") && !notPages.some((folder) => name.startsWith(folder)),
      );
    const finished = await finishPages(process.cwd(), pages);
    const hashedFiles = files
      .map(({ address }) => address)
      .filter((address) => hashedName.test(address))
      .concat(finished.hashedFiles);
    const stylesAt = new Map(
      Array.from(finished.styles, ([name, styles]) => [addressOf(name), styles]),
    );
    const policyOf = (addresses: readonly string[]) =>
      contentSecurityPolicy(finished.scripts, [
        ...addresses.flatMap((address) => stylesAt.get(address) ?? []),
        hashSource(progressBarStyle(process.cwd(), colors.light.accent)),
      ]);
    for (const page of notFoundPages) {
      const file = path.join("public", `${page}.html`);
      await writeFile(file, withPolicy(await readFile(file, "utf8"), policyOf([page])));
    }
    return headerRoutes({
      policyOf,
      hashedFiles,
      pages: pages.map(addressOf).filter((page) => !notFoundPages.includes(page)),
      editorPolicy: editorPolicy(backendOf(process.env)),
      isPreview: isPreview(process.env),
    });
  });
}

/** Returns the address of a page by the name of Gatsby's file: `/about` for `about/index.html`. */
function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}
