/**
 * Prepares a checkout: checks Node, and installs what pnpm-lock.yaml names. Every command starts
 * with it, so that one command is enough on a fresh machine. `--tests` also installs what only
 * tests and tools need.
 *
 * Plain JavaScript without dependencies, because it runs before they are installed, and in old
 * syntax (no `?.`, no `node:`), so that an outdated Node can run it far enough to report that it is
 * too old.
 */
import { spawn, spawnSync } from "child_process";
import { createHash } from "crypto";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "fs";
import { tmpdir } from "os";
import { dirname, join, resolve } from "path";
import { fileURLToPath, pathToFileURL } from "url";
import { obstacle } from "../src/hosting/obstacle.mjs";

/** Folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Returns a word of a command as it is handed to `spawn`. On Windows npm needs a shell, which takes
 * what stands after a blank, as in the name of a user, for another word.
 * @param {string} word
 * @param {boolean} shell
 */
export const wordFor = (word, shell) => (shell ? `"${word}"` : word);

/**
 * The lock file as it was when packages were installed, for a build or with what tests need. @param
 * {boolean} withTests
 */
const stamp = (withTests) => join(root, "node_modules", withTests ? ".lock-tests" : ".lock-build");

/** Returns whether node_modules holds what the lock file names. @param {boolean} withTests */
function isInstalled(withTests) {
  const lock = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  return [stamp(true), ...(withTests ? [] : [stamp(false)])].some(
    (file) => existsSync(file) && readFileSync(file, "utf8") === lock,
  );
}

/**
 * Fetches the package of pnpm that package.json names, and compares it with the hash there: npm
 * would take what the registry has now.
 * @param {string} folder @param {boolean} shell @returns {{ file?: string, problem?: string }}
 */
export function fetchPnpm(folder, shell) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [, version, hash] = /^pnpm@([^+]+)\+sha512\.([0-9a-f]{128})$/.exec(packageManager) || [];
  if (!version)
    return { problem: "package.json has to name pnpm with its hash: pnpm@VERSION+sha512.HASH" };
  const file = join(folder, `pnpm-${version}.tgz`);
  const pack = ["pack", `pnpm@${version}`, "--silent", "--pack-destination", "."];
  const { status } = spawnSync("npm", pack, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell,
  });
  if (status !== 0 || !existsSync(file))
    return { problem: `pnpm ${version} could not be fetched: see the message above.` };
  const found = createHash("sha512").update(readFileSync(file)).digest("hex");
  return found === hash
    ? { file }
    : {
        problem: `pnpm ${version} is not the package whose hash package.json names: do not install it.`,
      };
}

/**
 * Installs what is missing, with the version of pnpm that package.json names. Returns why it
 * cannot, if so.
 * @param {boolean} withTests @returns {Promise<string | undefined>}
 */
function setUp(withTests) {
  const problem = obstacle(process.versions.node, root);
  if (problem || isInstalled(withTests)) return Promise.resolve(problem);
  console.log(`Installing packages${withTests ? ", those for tests too" : ""} …`);
  const shell = process.platform === "win32";
  const folder = mkdtempSync(join(tmpdir(), "pnpm-"));
  const pnpm = fetchPnpm(folder, shell);
  if (!pnpm.file) {
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve(pnpm.problem);
  }
  const args = [
    "--yes",
    wordFor(`--package=${pnpm.file}`, shell),
    "pnpm",
    "install",
    "--frozen-lockfile",
  ];
  const installation = spawn("npx", [...args, ...(withTests ? [] : ["--prod"])], {
    cwd: root,
    stdio: "inherit",
    shell,
  });
  return new Promise((resolve) => {
    /** @param {unknown} status */
    const finish = (status) => {
      rmSync(folder, { recursive: true, force: true });
      if (status === 0) {
        // A file of its own: a copy of the folder by hard links shares the one before.
        rmSync(stamp(withTests), { force: true });
        copyFileSync(join(root, "pnpm-lock.yaml"), stamp(withTests));
      }
      const advice = "see the message above, and run the command again.";
      resolve(status === 0 ? undefined : `The packages could not be installed: ${advice}`);
    };
    installation.on("error", finish).on("close", finish);
  });
}

/**
 * Runs a command of `scripts` in this process, as if Node had been started with it. @param {string}
 * script @param {string[]} args
 */
async function runScript(script, args) {
  process.argv = [process.execPath, resolve(script), ...args];
  await import("tsx");
  await import(pathToFileURL(resolve(script)).href);
}

async function main() {
  const [withTests, ...rest] =
    process.argv[2] === "--tests" ? process.argv.slice(2) : ["", ...process.argv.slice(2)];
  const [script, ...args] = rest;
  const problem = await setUp(withTests !== "");
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  } else if (script) await runScript(script, args);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
