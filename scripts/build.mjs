/**
 * The only way to build the site: `npm run build`, `npm start`, `npm test` and Netlify all use it, so that they get the same
 * files. For the same reason gatsby-config.ts names the adapter for Netlify: it runs everywhere, not only there.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { exitOnSignal, run, tool } from "./run.mjs";
import { root, setUpOrExit } from "./setup.mjs";
import { emptyStaleCache, markCache } from "./stale-cache.mjs";

/** What a build depends on besides the files named gatsby-*. */
const inputs = ["content", "src", "static", "package.json", "package-lock.json", "tsconfig.json"];

/** A build writes it into src, so it is not an input. */
const output = join("src", "gatsby-types.d.ts");

/** Contains the digest of the inputs that public was built from. `gatsby clean` deletes it with the rest of .cache. */
const stamp = join(root, ".cache", "site-build");

/**
 * Returns all files in a folder, or the file itself; an empty list if the path does not exist.
 *
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { recursive: true, encoding: "utf8" })
      .map((name) => join(path, name))
      .filter((name) => statSync(name).isFile());
  } catch {
    return [path];
  }
}

/** Returns a digest of everything that a build reads: by content, because a checkout changes modification times. */
function digestInputs() {
  const hash = createHash("sha256").update(process.version);
  const names = [...inputs, ...readdirSync(root).filter((name) => /^gatsby-\w+\.tsx?$/.test(name))];
  const files = names.flatMap((name) => filesOf(join(root, name))).sort();
  for (const file of files) {
    const name = relative(root, file);
    if (name !== output) hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  // Gatsby puts variables with its prefix into the pages, except these few, which only configure it. The others are read by
  // src/build.
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (
      /^(GATSBY_(?!TELEMETRY|LOGGER|CPU_COUNT)|(NETLIFY|CONTEXT|CMS_BACKEND|REPOSITORY_URL|BUILD_DAY|WITHOUT_PATCHES)$)/.test(
        name,
      )
    )
      hash.update(`\0${name}=${value}`);
  }
  return hash.digest("hex");
}

/** Marks public as out of date, so that the next build is not skipped. */
export async function forgetBuild() {
  await rm(stamp, { force: true });
}

/**
 * Builds the site.
 *
 * @returns {Promise<boolean>} whether the build succeeded
 */
export async function build() {
  const digest = digestInputs();
  await forgetBuild();
  const code = await emptyStaleCache(root);
  const exitCode = await run([tool("gatsby"), "build"], {
    GATSBY_TELEMETRY_DISABLED: "1",
    // Without a terminal, Gatsby's animated output would fill the log with escape sequences.
    ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
  });
  if (exitCode !== 0) return false;
  await markCache(root, code);
  await writeFile(stamp, digest);
  return true;
}

/** Returns whether public is up to date with the files as they are now. */
export function isBuilt() {
  const isThere = existsSync(stamp) && existsSync(join(root, "public", "index.html"));
  return isThere && readFileSync(stamp, "utf8") === digestInputs();
}

async function main() {
  await setUpOrExit();
  exitOnSignal(130);
  process.exitCode = (await build()) ? 0 : 1;
}

// No top-level `await`: on Node 20, tsx loads this file with `require` for scripts/generate.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
