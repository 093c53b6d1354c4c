/**
 * The one way of building the site: for `npm run build`, `npm start`, `npm test` and Netlify alike, so that all of them get the same files.
 * The adapter for Netlify is named in gatsby-config.ts for the same reason: it runs everywhere, not only there.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { buildEnvironment } from "./build-environment.mjs";
import { exitOnSignal, run, tool } from "./run.mjs";
import { root, setUpOrExit } from "./setup.mjs";

/** What a build depends on, besides the files named gatsby-*. */
const inputs = [
  "content",
  "src",
  "static",
  "plugins",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Written by a build into the folder src. */
const output = join("src", "gatsby-types.d.ts");

/** Holds the digest of the inputs that public was built from. `gatsby clean` takes it away with the rest of .cache. */
const stamp = join(root, ".cache", "site-build");

/**
 * All files in a folder, or the file itself; an empty list when the path does not exist.
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

/** A digest of everything that a build reads. By content, because a checkout changes the times of files. */
function digestInputs() {
  const hash = createHash("sha256").update(process.version);
  const names = [...inputs, ...readdirSync(root).filter((name) => /^gatsby-\w+\.tsx?$/.test(name))];
  const files = names.flatMap((name) => filesOf(join(root, name))).sort();
  for (const file of files) {
    const name = relative(root, file);
    if (name !== output) hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  // Gatsby puts the variables of its prefix into the pages; these few only steer Gatsby itself. The others are those of
  // src/build/gatsby/create-pages.ts, src/build/drafts.ts and src/build/editor/backend.ts.
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (
      /^(GATSBY_(?!TELEMETRY|LOGGER|CPU_COUNT)|(NETLIFY|CONTEXT|CMS_BACKEND|REPOSITORY_URL)$)/.test(
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
 * @returns {Promise<boolean>} whether it was built
 */
export async function build() {
  const digest = digestInputs();
  await forgetBuild();
  const code = await run([tool("gatsby"), "build"], {
    ...buildEnvironment,
    // Where nobody watches, Gatsby's moving lines would fill the log with escape sequences.
    ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" }),
  });
  if (code !== 0) return false;
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(stamp, digest);
  return true;
}

/** Whether public holds what a build would make of the files as they are now. */
export function isBuilt() {
  const isThere = existsSync(stamp) && existsSync(join(root, "public", "index.html"));
  return isThere && readFileSync(stamp, "utf8") === digestInputs();
}

async function main() {
  await setUpOrExit();
  exitOnSignal(130);
  process.exitCode = (await build()) ? 0 : 1;
}

// Without a top-level `await`, since scripts/generate is loaded by tsx, which requires this file on Node 20.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
