/**
 * Keeps the pages as Gatsby wrote them while their finished versions are in `public`. Gatsby writes `about/index.html`; a
 * host with clean URLs needs `about.html`, or it would redirect `/about` to `/about/`. An incremental build expects its own
 * files where it wrote them, so they are moved to `.cache` and back.
 */
import { access, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { walkFiles } from "../../content/walk-files";
import { finishedMark } from "../hosting/finish-html";
import type { Patch } from "./patch";

export const unfinishedPages: Patch = {
  name: "unfinished-pages",
  writtenFor: "gatsby 5.16.1",
  changes:
    "Moves the pages that Gatsby wrote out of `public` after finishing them, and back before the next build",
  why: "A host serves `/about` without a redirect only from `about.html`, and Gatsby writes only pages that have changed again",
  assumptions: [
    {
      file: "gatsby-core-utils/dist/page-html.js",
      contains: "outputFileName = _path.default.join(outputFileName, `index.html`);",
      ifMissing: "Gatsby no longer writes a page to `index.html` in a folder of the page's name.",
    },
    {
      file: "gatsby/dist/utils/slices/stitching.js",
      contains: "fs.readFile(path.join(publicDir, `_gatsby`, `slices`, `${sliceHtmlName}.html`)",
      ifMissing: "Gatsby no longer keeps the slices of its pages in `_gatsby/slices`.",
    },
  ],
};

const asideFolder = path.join(".cache", "unfinished-html");

/** Gatsby makes both /404 and /404.html; hosts use the second. */
export const duplicateOf404 = "404/index.html";

/** Returns the name below `public` of the finished version of a page: `about.html` for `about/index.html`. */
export function finishedName(name: string): string {
  return name === "index.html" ? name : name.replace(/\/index\.html$/, ".html");
}

/** Moves a page of `public` to the cache. */
export async function setAside(root: string, name: string): Promise<void> {
  const target = path.join(root, asideFolder, name);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(path.join(root, "public", name), target);
}

/**
 * Before a build: removes every finished page from `public` and moves Gatsby's own files back. Finished pages are removed
 * even if nothing was set aside, as after Gatsby has cleared its cache: it then writes all pages again, and finished
 * versions of deleted pages would be served forever.
 */
export async function restoreUnfinishedPages(root: string): Promise<void> {
  const published = path.join(root, "public");
  for (const name of await walkFiles(published)) {
    if (name.endsWith(".html") && (await isFinished(root, name)))
      await rm(path.join(published, name), { force: true });
  }
  const folder = path.join(root, asideFolder);
  for (const name of await walkFiles(folder)) {
    await mkdir(path.dirname(path.join(published, name)), { recursive: true });
    await rename(path.join(folder, name), path.join(published, name));
  }
}

async function isFinished(root: string, name: string): Promise<boolean> {
  if (name.startsWith("_gatsby/") || (await isStaticFile(root, name))) return false;
  // Gatsby itself writes no other names than these, so no other file has to be read.
  const couldBeGatsbys = name === "404.html" || /(^|\/)index\.html$/.test(name);
  if (!couldBeGatsbys) return true;
  const isRoot = name === "404.html" || name === "index.html";
  return isRoot && (await readFile(path.join(root, "public", name), "utf8")).includes(finishedMark);
}

/** Whether a file of `public` is a copy of one in `static`, which is served as it is. */
export function isStaticFile(root: string, name: string): Promise<boolean> {
  return access(path.join(root, "static", name)).then(
    () => true,
    () => false,
  );
}
