/**
 * Gatsby empties its cache when `gatsby-node.ts` or `gatsby-config.ts` changes, but not when a file changes that they import.
 * The next build would then mix data, pages and scripts of the code as it is with those of the code as it was.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * What stays: encoded photos, which take the most time and have a digest of their content in their names, and what a running
 * Gatsby has written for itself before it asks the host to restore the cache.
 */
const kept = [
  { folder: "public", names: ["static"] },
  { folder: ".cache", names: ["compiled", "data", "adapters"] },
  { folder: ".cache/data", names: ["gatsby-core-utils"] },
];

/**
 * Returns the file that holds the digest of the code that the cache was made with.
 *
 * @param {string} root
 */
const stampIn = (root) => join(root, ".cache", "build-code");

/**
 * Returns a digest of the code that runs in a build, and of the versions of packages. The code is compiled, so that comments
 * make no difference; files that webpack alone reads do not belong to it, since webpack notices changes by itself.
 *
 * @param {string} root the project's folder
 */
async function digestCode(root) {
  // When this file is loaded, packages may not be installed yet.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
    outdir: ".",
    bundle: true,
    packages: "external",
    platform: "node",
    loader: { ".css": "empty" },
    write: false,
    logLevel: "silent",
  });
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  // Patches that are left out (src/build/patches/patch.ts) are code that does not run.
  hash.update(`\0${process.env.WITHOUT_PATCHES ?? ""}\0`);
  for (const { contents } of outputFiles) hash.update(contents);
  // Loaders of webpack are named by their paths and not imported.
  const folder = join(root, "src", "build");
  const loaders = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of loaders.filter((file) => file.endsWith(".cjs")).sort())
    hash.update(readFileSync(join(folder, name)));
  return hash.digest("hex");
}

/**
 * Empties `.cache` and `public`, but for encoded photos, if they were made with other code. To be called before Gatsby starts,
 * or after a host has restored both folders.
 *
 * @param {string} root the project's folder
 * @returns {Promise<string>} the digest of the code as it is now, for `markCache`
 */
export async function emptyStaleCache(root) {
  const digest = await digestCode(root);
  const before = await readFile(stampIn(root), "utf8").catch(() => undefined);
  if (before === digest) return digest;
  for (const { folder, names } of kept) {
    const path = join(root, folder);
    const others = existsSync(path)
      ? readdirSync(path).filter((name) => !names.includes(name))
      : [];
    for (const name of others) await rm(join(path, name), { recursive: true, force: true });
  }
  return digest;
}

/**
 * Marks the cache as made with some code. To be called when Gatsby has finished: it empties the folder at the start when it has
 * no data yet.
 *
 * @param {string} root the project's folder
 * @param {string} [digest] what `emptyStaleCache` has returned; that of the code as it is now if there is none
 */
export async function markCache(root, digest) {
  const content = digest ?? (await digestCode(root));
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(stampIn(root), content);
}

// The adapter runs this file, since Gatsby's compiler cannot import it: `node scripts/stale-cache.mjs empty`, or `mark`.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  void (process.argv[2] === "mark" ? markCache : emptyStaleCache)(process.cwd());
