/**
 * Gatsby's cache between builds. Gatsby goes on from whatever it finds there: also from what a
 * build has left that failed or was stopped, whose nodes are newer than its pages, and from what
 * other code has made.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { digestCode } from "../content/code-digest";
import { noLonger } from "../content/no-longer";

/** What Gatsby's cache was made with, and whether it holds all of a build. */
const markFile = ".cache/made-with.json";

interface Mark {
  code: string;
  isWhole: boolean;
  /** Whether Gatsby has to empty the cache, and this file with it. */
  isStale?: boolean;
}

async function readMark(root: string): Promise<Partial<Mark>> {
  try {
    return JSON.parse(await readFile(path.join(root, markFile), "utf8")) as Mark;
  } catch {
    // There is no cache, or one of another time.
    return {};
  }
}

async function writeMark(root: string, mark: Mark): Promise<void> {
  await mkdir(path.dirname(path.join(root, markFile)), { recursive: true });
  await writeFile(path.join(root, markFile), JSON.stringify(mark));
}

/**
 * Has Gatsby begin with an empty cache, unless the last build with the same code ended well. It has
 * to run before Gatsby looks at its cache: without `public`, Gatsby takes it for incomplete, and
 * empties it.
 */
export async function emptyStaleCache(root: string): Promise<void> {
  const { code, isWhole } = await readMark(root);
  if (isWhole && code === (await digestCode(root))) return;
  await rm(path.join(root, "public"), { recursive: true, force: true });
  if (existsSync(path.join(root, ".cache")))
    await writeMark(root, { code: "", isWhole: false, isStale: true });
}

/**
 * Says that the cache is not whole, from when Gatsby reads content until it has ended. Throws if
 * Gatsby has not emptied a stale one.
 */
export async function markCacheBegun(root: string): Promise<void> {
  const { isStale = false } = await readMark(root);
  if (isStale) throw noLonger("Gatsby no longer empties its cache where public is gone");
  // A development server is always stopped: the next one goes on from what it has left, as Gatsby
  // does by itself.
  const isWhole = process.env.NODE_ENV === "development";
  await writeMark(root, { code: await digestCode(root), isWhole });
}

/** Says that the cache holds all of a build. */
export async function markCacheWhole(root: string): Promise<void> {
  const { code = "" } = await readMark(root);
  await writeMark(root, { code, isWhole: true });
}
