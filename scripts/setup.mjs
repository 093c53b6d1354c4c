/**
 * Prepares a checkout: checks Node, and installs what package-lock.json names. Every command starts with it, so that one
 * command is enough on a fresh machine. `--tests` also installs what only tests and tools need.
 *
 * Plain JavaScript without dependencies, because it runs before they are installed, and in old syntax (no `?.`, no `node:`), so
 * that an outdated Node can run it far enough to report that it is too old.
 */
import { spawn } from "child_process";
import { existsSync, readFileSync, realpathSync } from "fs";
import { dirname, join } from "path";
import { fileURLToPath } from "url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Versions of Node that work, as `engines` in package.json. */
const supported = /^(20\.(19|[2-9]\d)|22\.(1[6-9]|[2-9]\d)|24|25)\./;

/** Returns why the site cannot be built here, if so. @param {string} version of Node, e.g. "20.19.0" @param {string} folder */
export function obstacle(version, folder) {
  if (!supported.test(version))
    return `This project needs Node 20 (from 20.19), 22 (from 22.16) or 24, but this is Node ${version}: install one from https://nodejs.org and run the command again.`;
  if (/[()#]/.test(folder))
    return `Gatsby cannot build in a folder whose path contains “(”, “)” or “#”: move ${folder}, and run the command again.`;
  return undefined;
}

/** Returns whether node_modules holds what the lock file names, by npm's own list of it. @param {boolean} withTests */
function isInstalled(withTests) {
  const list = join(root, "node_modules/.package-lock.json");
  if (!existsSync(list)) return false;
  const installed = JSON.parse(readFileSync(list, "utf8")).packages;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.keys(wanted).every((path) => {
    const { version, dev, optional, devOptional } = wanted[path];
    if (path === "" || (dev && !withTests)) return true;
    // A package for another system may be missing.
    return installed[path] ? installed[path].version === version : optional || devOptional;
  });
}

/** Installs what is missing. Returns why it cannot, if so. @param {boolean} withTests @returns {Promise<string | undefined>} */
function setUp(withTests) {
  const problem = obstacle(process.versions.node, root);
  if (problem || isInstalled(withTests)) return Promise.resolve(problem);
  console.log(`Installing packages${withTests ? ", those for tests too" : ""} …`);
  const args = [
    // `ci` begins with an empty folder; to add what tests need is quicker.
    ...(withTests && isInstalled(false) ? ["install", "--no-save"] : ["ci"]),
    withTests ? "--include=dev" : "--omit=dev",
    "--no-audit",
    "--no-fund",
    // npm would print long, harmless warnings about Gatsby's dependencies.
    "--loglevel=error",
  ];
  const shell = process.platform === "win32";
  const npm = spawn("npm", args, { cwd: root, stdio: "inherit", shell });
  // npm shows that it is at work in a terminal only.
  const report = () => console.log(`Installing packages: ${Math.round(process.uptime())} s …`);
  const progress = process.stdout.isTTY ? undefined : setInterval(report, 10000);
  return new Promise((resolve) => {
    /** @param {unknown} status */
    const finish = (status) => {
      clearInterval(progress);
      const advice = "see npm's message above, and run the command again.";
      resolve(status === 0 ? undefined : `The packages could not be installed: ${advice}`);
    };
    npm.on("error", finish).on("close", finish);
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  setUp(process.argv.includes("--tests")).then((problem) => {
    if (problem) console.error(problem);
    process.exitCode = problem ? 1 : 0;
  });
