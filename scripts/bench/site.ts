/** The sites to measure: their folders and routes. */
import { existsSync, readFileSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { CommandError } from "../command";
import { builtPages } from "../routes";
import { temporaryFolder } from "./temporary";
import { twinHeaders, twinOf } from "./twin";

/**
 * Returns the folder of a built site: the one that is named, or public, which is built first if it is out of date.
 * @throws CommandError if the folder contains no site
 */
export async function builtFolder(named: string | undefined): Promise<string> {
  if (named !== undefined) {
    const folder = resolve(named);
    if (existsSync(join(folder, "index.html"))) return folder;
    throw new CommandError(`${named} is not a built site: it has no index.html.`);
  }
  // Not imported at the top: unit tests load this file, and jest can't load build.mjs, which uses `import.meta`.
  const { build, isBuilt } = await import("../build.mjs");
  if (!isBuilt() && !(await build())) {
    throw new CommandError("The site could not be built: see the messages above.");
  }
  return resolve("public");
}

/** Returns the paths in a sitemap, in its order. Pure. */
export function sitemapRoutes(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    return new URL(address).pathname;
  });
}

/** Returns the paths of the pages that all the folders contain. */
export function commonPages(folders: readonly string[]): string[] {
  const [first = [], ...others] = folders.map((folder) =>
    builtPages(folder).map(({ path }) => path),
  );
  return first.filter((path) => others.every((paths) => paths.includes(path)));
}

/**
 * Returns the routes to measure: those that are named, or all in the sitemap.
 * @throws CommandError if one of them is missing from a folder
 */
export function routesOf(
  folders: readonly string[],
  named: readonly string[] | undefined,
): string[] {
  const [folder = ""] = folders;
  const routes = named ?? sitemapRoutes(readFileSync(join(folder, "sitemap.xml"), "utf8"));
  for (const site of folders) {
    const paths = new Set(builtPages(site).map(({ path }) => path));
    const missing = routes.find((route) => !paths.has(route));
    if (missing !== undefined) {
      throw new CommandError(
        `${site} has no page ${missing}: choose the pages to measure with --routes.`,
      );
    }
  }
  return [...routes];
}

/** Writes the twins of some pages, with their pictures and styles, into a temporary folder. */
export async function twinFolder(folder: string, routes: readonly string[]): Promise<string> {
  const target = temporaryFolder("bench-twin");
  const selected = new Set(routes);
  const pages = builtPages(folder).filter(({ path }) => selected.has(path));
  const excluded = /\.(html|js|json)$/;
  await cp(folder, target, {
    recursive: true,
    filter: (source) => !excluded.test(basename(source)),
  });
  for (const { file } of pages)
    await writeFile(join(target, relative(folder, file)), twinOf(readFileSync(file, "utf8")));
  const rules = join(target, "_headers");
  if (existsSync(rules)) await writeFile(rules, twinHeaders(readFileSync(rules, "utf8")));
  return target;
}
