/**
 * Gatsby's cache between builds. Gatsby goes on from whatever it finds there: also from what a build has left that failed or was
 * stopped, whose nodes are newer than its pages, and from what other code has made.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brand } from "../brand/brand";
import { isPreview } from "../content/drafts";
import { site } from "../content/site-file";
import { walkFiles } from "../content/walk-files";
import { noLonger } from "./gatsby-output";

/** What Gatsby's cache was made with, and whether it holds all of a build. Gatsby empties all but this folder of `.cache`. */
const markFile = ".cache/adapters/dist/made-with.json";

/** Stands in a cache that Gatsby has to empty, with all the rest. */
const staleFile = ".cache/to-be-emptied";

interface Mark {
  code: string;
  isWhole: boolean;
}

/** What hooks are made of. The styles and components of pages are webpack's, which sees their changes by itself. */
const isOfHooks = (name: string) => /(?<!\.d)\.ts$|\.(?:mjs|cjs|yml)$/.test(name);

/**
 * Returns a digest of all that a build depends on besides its nodes: code, packages, Node, folder, command and audience, and what webpack
 * compiles of content.
 */
export async function digestCode(root: string, env: NodeJS.ProcessEnv = process.env) {
  const hash = createHash("sha256");
  const audience = isPreview(env) ? "colleagues" : "everybody";
  hash.update([root, process.version, env.NODE_ENV, audience].join("\0"));
  hash.update(JSON.stringify([site, brand]));
  const inSource = (await walkFiles(path.join(root, "src"))).filter(isOfHooks);
  const hooks = ["gatsby-config.ts", "gatsby-node.ts", ...inSource.map((file) => `src/${file}`)];
  for (const name of ["pnpm-lock.yaml", ...hooks])
    hash.update(`\0${name}\0`).update(await readFile(path.join(root, name)));
  return hash.digest("hex");
}

async function readMark(root: string): Promise<Partial<Mark>> {
  try {
    return JSON.parse(await readFile(path.join(root, markFile), "utf8")) as Mark;
  } catch {
    return {};
  }
}

async function writeMark(root: string, mark: Mark): Promise<void> {
  await mkdir(path.dirname(path.join(root, markFile)), { recursive: true });
  await writeFile(path.join(root, markFile), JSON.stringify(mark));
}

/**
 * Has Gatsby begin with an empty cache, unless the last build with the same code ended well. It has to run before Gatsby looks at
 * its cache: without `public`, Gatsby takes it for incomplete, and empties it.
 */
export async function emptyStaleCache(root: string): Promise<void> {
  const { code, isWhole } = await readMark(root);
  const isSameCode = code === (await digestCode(root));
  if (isSameCode && isWhole) return;
  await rm(path.join(root, "public"), { recursive: true, force: true });
  if (existsSync(path.join(root, ".cache"))) await writeFile(path.join(root, staleFile), "");
  // Gatsby keeps what webpack has compiled, which does not know of our code in its settings.
  if (!isSameCode) await rm(path.join(root, ".cache/webpack"), { recursive: true, force: true });
}

/** Says that the cache is not whole, from when Gatsby reads content until it has ended. Throws if Gatsby has not emptied a stale one. */
export async function markCacheBegun(root: string): Promise<void> {
  if (existsSync(path.join(root, staleFile))) throw noLonger("an empty cache where public is gone");
  // A development server never ends: it goes on from what the one before has left, as Gatsby does.
  const isWhole = process.env.NODE_ENV === "development";
  await writeMark(root, { code: await digestCode(root), isWhole });
}

/** Says that the cache holds all of a build. */
export async function markCacheWhole(root: string): Promise<void> {
  const { code = "" } = await readMark(root);
  await writeMark(root, { code, isWhole: true });
}
