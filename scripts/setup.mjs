/**
 * Prepares a checkout: checks Node, and installs what pnpm-lock.yaml names. Every command starts with it, so that one
 * command is enough on a fresh machine. `--tests` also installs what only tests and tools need.
 *
 * Plain JavaScript without dependencies, because it runs before they are installed, and in old syntax (no `?.`, no `node:`), so
 * that an outdated Node can run it far enough to report that it is too old.
 */
import { spawn } from "child_process";
import { copyFileSync, existsSync, readFileSync, realpathSync } from "fs";
import { dirname, join, resolve } from "path";
import { fileURLToPath, pathToFileURL } from "url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Versions of Node that work, as `engines` in package.json. */
const supported = /^(20\.(19|[2-9]\d)|22\.(1[6-9]|[2-9]\d)|24|25)\./;

/** Returns why the site cannot be built here, if so. @param {string} version of Node, e.g. "20.19.0" @param {string} folder */
export function obstacle(version, folder) {
  if (!supported.test(version))
    return `This project needs Node 20 (from 20.19), 22 (from 22.16) or 24, but this is Node ${version}: install one from https://nodejs.org and run the command again.`;
  const [character] = /[()[\]'%#!]/.exec(folder) || [];
  if (character)
    return `Gatsby cannot build in a folder whose path holds “${character}”: move or rename ${folder}, and run the command again.`;
  return undefined;
}

/** The lock file as it was when packages were installed, for a build or with what tests need. @param {boolean} withTests */
const stamp = (withTests) => join(root, "node_modules", withTests ? ".lock-tests" : ".lock-build");

/** Returns whether node_modules holds what the lock file names. @param {boolean} withTests */
function isInstalled(withTests) {
  const lock = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  return [stamp(true), ...(withTests ? [] : [stamp(false)])].some(
    (file) => existsSync(file) && readFileSync(file, "utf8") === lock,
  );
}

/**
 * Installs what is missing, with the version of pnpm that package.json names, which npx fetches. Returns why it cannot, if so.
 * @param {boolean} withTests @returns {Promise<string | undefined>}
 */
function setUp(withTests) {
  const problem = obstacle(process.versions.node, root);
  if (problem || isInstalled(withTests)) return Promise.resolve(problem);
  console.log(`Installing packages${withTests ? ", those for tests too" : ""} …`);
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const args = ["--yes", packageManager, "install", "--frozen-lockfile"];
  const installation = spawn("npx", [...args, ...(withTests ? [] : ["--prod"])], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return new Promise((resolve) => {
    /** @param {unknown} status */
    const finish = (status) => {
      if (status === 0) copyFileSync(join(root, "pnpm-lock.yaml"), stamp(withTests));
      const advice = "see the message above, and run the command again.";
      resolve(status === 0 ? undefined : `The packages could not be installed: ${advice}`);
    };
    installation.on("error", finish).on("close", finish);
  });
}

/** Runs a command of `scripts` in this process, as if Node had been started with it. @param {string} script @param {string[]} args */
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
