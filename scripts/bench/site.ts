/** The sites to measure: their folders and routes. */
import { existsSync, readFileSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { builtPages } from "../routes";
import { OptionError } from "./options";
import { temporaryFolder } from "./temporary";
import { twinHeaders, twinOf } from "./twin";

/**
 * The folder of a built site: the one that is named, or the project's own, which is built first where it is not up to date.
 * @throws OptionError when the folder holds no site
 */
export async function builtFolder(named: string | undefined): Promise<string> {
  if (named !== undefined) {
    const folder = resolve(named);
    if (existsSync(join(folder, "index.html"))) return folder;
    throw new OptionError(`${named} holds no built site: it has no index.html.`);
  }
  // It waits at its top, so that it can't be imported in any other way.
  const { build, isBuilt } = await import("../build.mjs");
  if (!isBuilt() && !(await build())) {
    throw new OptionError("The site could not be built: see the messages above.");
  }
  return resolve("public");
}

/** Paths of a sitemap, in its order. Pure. */
export function sitemapRoutes(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    return new URL(address).pathname;
  });
}

/** Paths of the pages that each of the folders has. */
export function commonPages(folders: readonly string[]): string[] {
  const [first = [], ...others] = folders.map((folder) =>
    builtPages(folder).map(({ path }) => path),
  );
  return first.filter((path) => others.every((paths) => paths.includes(path)));
}

/**
 * The routes to measure: those that are named, or all that the sitemap lists.
 * @throws OptionError when one of them does not exist in each folder
 */
export function routesOf(
  folders: readonly string[],
  named: readonly string[] | undefined,
): string[] {
  const [folder = ""] = folders;
  const routes = named ?? sitemapRoutes(readFileSync(join(folder, "sitemap.xml"), "utf8"));
  for (const one of folders) {
    const paths = new Set(builtPages(one).map(({ path }) => path));
    const missing = routes.find((route) => !paths.has(route));
    if (missing !== undefined) {
      throw new OptionError(
        `There is no page ${missing} in ${one}: name those to measure with --routes.`,
      );
    }
  }
  return [...routes];
}

/** Writes the twins of some routes, with all that they show, into a temporary folder. */
export async function twinFolder(folder: string, routes: readonly string[]): Promise<string> {
  const target = temporaryFolder("bench-twin");
  const wanted = new Set(routes);
  const pages = builtPages(folder).filter(({ path }) => wanted.has(path));
  const left = /\.(html|js|json)$/;
  await cp(folder, target, {
    recursive: true,
    filter: (source) => !left.test(basename(source)),
  });
  for (const { file } of pages)
    await writeFile(join(target, relative(folder, file)), twinOf(readFileSync(file, "utf8")));
  const rules = join(target, "_headers");
  if (existsSync(rules)) await writeFile(rules, twinHeaders(readFileSync(rules, "utf8")));
  return target;
}
