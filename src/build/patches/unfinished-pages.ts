/**
 * Where Gatsby's own page files wait while their finished forms are served. Gatsby writes `about/index.html`; a host with
 * clean URLs expects `about.html`, or it would redirect `/about` to `/about/`. With kept caches the next build expects
 * its own files where it wrote them, so they are set aside in `.cache` and put back.
 */
import { access, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { walkFiles } from "../../content/walk-files";
import { finishedMark } from "../hosting/finish-html";
import type { Patch } from "./patch";

export const unfinishedPages: Patch = {
  name: "unfinished-pages",
  since: "gatsby 5.16.1",
  changes:
    "moves the pages that Gatsby wrote out of `public` when they are finished, and back before the next build",
  why: "a host answers `/about` without a redirect only from `about.html`, and Gatsby writes only those pages anew that have changed",
  reliesOn: [
    {
      file: "gatsby-core-utils/dist/page-html.js",
      holds: "outputFileName = _path.default.join(outputFileName, `index.html`);",
      otherwise: "Gatsby no longer writes a page to `index.html` in a folder of its name.",
    },
    {
      file: "gatsby/dist/utils/slices/stitching.js",
      holds: "fs.readFile(path.join(publicDir, `_gatsby`, `slices`, `${sliceHtmlName}.html`)",
      otherwise: "Gatsby keeps the slices of its pages elsewhere than in `_gatsby/slices`.",
    },
  ],
};

const asideFolder = path.join(".cache", "unfinished-html");

/** Gatsby makes /404 and /404.html of the same page; hosts want the second. */
export const duplicateOf404 = "404/index.html";

/** Name below `public` of a page's finished form: `about/index.html` is served from `about.html`. */
export function finishedName(name: string): string {
  return name === "index.html" ? name : name.replace(/\/index\.html$/, ".html");
}

/** Sets a page of `public` aside. */
export async function setAside(root: string, name: string): Promise<void> {
  const target = path.join(root, asideFolder, name);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(path.join(root, "public", name), target);
}

/**
 * Before a build: removes every finished page from `public` and puts Gatsby's own files back. Finished pages go even
 * where nothing was set aside, as after Gatsby has thrown its cache away: it then writes all pages anew, and what is
 * left of deleted ones would be served for ever.
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
  // Gatsby itself writes no other names than these, so only they have to be looked into.
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
