/**
 * Gatsby's cache between builds. Gatsby does not empty it when a file of its hooks changes, or when the folder moves,
 * whose path is in the cache: the next build would mix data and pages of then and now.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What a build runs, except for what webpack alone reads, which notices changes by itself. */
const code = ["src/gatsby", "src/content", "src/i18n", "src/brand"];

/** Where Netlify keeps files from build to build (netlify/build, packages/cache-utils). */
const netlifyCache = "/opt/build/cache/gatsby";
const folders = [".cache", "public"];

/** Copies a folder, if it is there. @param {string} from @param {string} to */
const copy = async (from, to) => {
  if (existsSync(from)) await cp(from, to, { recursive: true, preserveTimestamps: true });
};

/** The file that holds the digest of what the cache was made with. @param {string} root */
const stampIn = (root) => join(root, ".cache", "build-code");

/** Returns a digest of everything that the cache depends on besides the content. @param {string} root */
function digestCode(root) {
  const hash = createHash("sha256").update(`${root}\0${process.version}`);
  const inFolders = code
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .map((name) => join(folder, name))
        .sort(),
    );
  for (const file of ["pnpm-lock.yaml", ...inFolders].map((name) => join(root, name)))
    if (statSync(file).isFile()) hash.update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * Restores what Netlify has kept, then empties `.cache` and `public`, but for encoded photos, if they were made with other code or in
 * another folder. Returns the digest of the code as it is now, for `markCache`. @param {string} root
 */
export async function emptyStaleCache(root) {
  if (process.env.NETLIFY)
    for (const folder of folders) await copy(join(netlifyCache, folder), join(root, folder));
  const digest = digestCode(root);
  const before = await readFile(stampIn(root), "utf8").catch(() => undefined);
  if (before === digest) return digest;
  await rm(join(root, ".cache"), { recursive: true, force: true });
  const published = join(root, "public");
  for (const name of existsSync(published) ? readdirSync(published) : [])
    if (name !== "static") await rm(join(published, name), { recursive: true, force: true });
  return digest;
}

/** Marks the cache as made with some code, and has Netlify keep it. @param {string} root @param {string} [digest] */
export async function markCache(root, digest = digestCode(root)) {
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(stampIn(root), digest);
  if (!process.env.NETLIFY) return;
  await rm(netlifyCache, { recursive: true, force: true });
  for (const folder of folders) await copy(join(root, folder), join(netlifyCache, folder));
}

/** Has the next build begin with an empty cache. @param {string} root */
export const unmarkCache = (root) => rm(stampIn(root), { force: true });
