/** Writes `dist`, which a host serves as it is: what pages refer to, and nothing else. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { labelledAddresses } from "../content/extras";
import { isLeftBehind, walkFiles } from "../content/walk-files";
import { editorFolder } from "../editor/policy";
import { bundleInline } from "../visit/inline/bundle";
import { nextFolder, publishedFolder } from "./folders";
import {
  assetsIn,
  expectBuildName,
  fileWritten,
  readChunks,
  readPages,
  stylesIn,
  type Routes,
} from "./gatsby-files";
import { formatHeaders, headerRules } from "./headers";
import { finishHtml, sharedData, type Build } from "./html";
import { contentSecurityPolicy, hashSource, inlineScripts, withPolicy } from "./policy";
import { feedLines, notFoundLines, redirectLine } from "./redirects";
import { picturesInData, picturesNamedIn } from "./references";
import { SiteFiles } from "./site-files";

interface Options {
  /** What Gatsby tells its adapter. */
  routes: Routes;
  isPreview: boolean;
  /** Style elements that scripts add. */
  addedStyles: readonly string[];
}

/** Where a file of Gatsby's is. */
const written = (root: string, name: string) => path.join(root, "public", name);

/**
 * Collects what the site consists of, and puts it in the place of the `dist` before:
 * - every page of this build with its data, the results of its static queries, and this build's
 *   scripts and styles;
 * - the files of `static`, and what src/publish has written;
 * - the editor, but in a preview;
 * - the pictures that any of these name.
 */
export async function writeDist(root: string, options: Options): Promise<void> {
  const site = new SiteFiles();
  const { policy, staticQueryHashes } = await addPages(site, root, options);
  await expectBuildName(root);
  addSharedData(site, root, staticQueryHashes);
  for (const name of assetsIn(options.routes))
    site.add(name, "a script or style", { link: written(root, name) });
  await addFolder(site, path.join(root, "static"), "a file of static/");
  await addFolder(site, path.join(root, publishedFolder), "a file of src/publish");
  await addPictures(site, root);
  // Anybody's pull request has a preview, which must not be where an editor signs in:
  // docs/hosting.md.
  if (!options.isPreview) await addEditor(site, root);
  const redirects = options.routes.filter((route) => route.type === "redirect");
  const lines = notFoundLines() + feedLines() + redirects.map(redirectLine).join("");
  site.add("_redirects", "the redirects", { text: lines });
  const rules = headerRules({ files: site.names, policy, isPreview: options.isPreview });
  site.add("_headers", "the headers", { text: formatHeaders(rules) });
  await replaceDist(site, root);
}

/**
 * Adds the pages, finished. Returns their policy, and the hashes of the static queries that they
 * need.
 */
async function addPages(site: SiteFiles, root: string, options: Options) {
  const build: Build = {
    styles: stylesIn(assetsIn(options.routes)),
    chunks: await readChunks(root),
    labelled: labelledAddresses(),
    inline: {
      loader: await bundleInline(root, "loader"),
      trustedTypes: await bundleInline(root, "trusted-types"),
    },
  };
  const pages = (await readPages(root, options.routes)).map((page) => {
    const { htmlFile, html, dataFile, data } = page;
    try {
      const finished = finishHtml(html, build, { address: `/${dataFile}`, data }, globalsPath);
      return { ...page, ...finished };
    } catch (error) {
      throw new Error(`public/${htmlFile}: ${(error as Error).message}`, { cause: error });
    }
  });
  const scripts = pages.flatMap(({ html }) => inlineScripts(html)).map(hashSource);
  const policy = contentSecurityPolicy(new Set(scripts), options.addedStyles.map(hashSource));
  for (const { htmlFile, html, dataFile, dataText } of pages) {
    // A host would redirect to `/about/` for `about/index.html`.
    const name = htmlFile.replace(/\/index\.html$/, ".html");
    site.add(name, "a page", { text: withPolicy(html, policy) });
    site.add(dataFile, "a page's data", { text: dataText });
  }
  for (const text of new Set(pages.map(({ globals }) => globals)))
    site.add(globalsPath(text).slice(1), "a script", { text });
  return {
    policy,
    staticQueryHashes: new Set(pages.flatMap(({ data }) => data.staticQueryHashes)),
  };
}

const globalsPath = (text: string) =>
  `/gatsby-globals-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.js`;

/** Adds the data that Gatsby's script requests on every page. */
function addSharedData(site: SiteFiles, root: string, staticQueryHashes: Iterable<string>): void {
  for (const name of sharedData(staticQueryHashes))
    site.add(name, "data of pages", { copy: fileWritten(root, name) });
}

async function addFolder(site: SiteFiles, folder: string, what: string): Promise<void> {
  for (const name of (await walkFiles(folder)).filter((one) => !isLeftBehind(one)))
    site.add(name, what, { copy: path.join(folder, name) });
}

/**
 * Texts that may name a picture. What scripts and styles name is webpack's, which is added with
 * them.
 */
const isText = (name: string) => /\.(?:html|json|xml|svg|txt|webmanifest)$/.test(name);

/** Adds the pictures that the files of the site name. */
async function addPictures(site: SiteFiles, root: string): Promise<void> {
  const named = new Map<string, string>();
  for (const name of site.names.filter(isText)) {
    const namedIn = name.startsWith("page-data/") ? picturesInData : picturesNamedIn;
    for (const picture of namedIn(await site.textOf(name))) named.set(picture, name);
  }
  for (const [picture, by] of named) {
    if (site.has(picture)) continue;
    if (!existsSync(written(root, picture)))
      throw new Error(
        `/${by} names /${picture}, which is not in public/. If a text of yours writes this address, take it out: it is made by a build, and changes. Otherwise build with an empty cache.`,
      );
    // The name changes with the content, so that pictures are on the disk once.
    site.add(picture, "a picture", { link: written(root, picture) });
  }
}

/** Adds the editor, which the content check has written. */
async function addEditor(site: SiteFiles, root: string): Promise<void> {
  const folder = written(root, editorFolder);
  if (!existsSync(path.join(folder, "index.html")))
    throw new Error(`The content check has written no editor into public/${editorFolder}.`);
  for (const name of await walkFiles(folder))
    site.add(`${editorFolder}/${name}`, "the editor", { copy: path.join(folder, name) });
}

/** Writes the files beside `dist` first, so that nothing half-written is ever served. */
async function replaceDist(site: SiteFiles, root: string): Promise<void> {
  const [next, dist] = [path.join(root, nextFolder), path.join(root, "dist")];
  await rm(next, { recursive: true, force: true });
  await site.writeTo(next);
  await rm(dist, { recursive: true, force: true });
  await rename(next, dist);
}
