/**
 * Prepares a checkout: checks the version of Node, and installs the packages in package-lock.json. Every command starts with
 * it, so that one command is enough on a fresh machine; if there is nothing to do, it takes milliseconds.
 *
 * Plain JavaScript without dependencies, because it runs before they are installed, and in old syntax (no `?.`, no `node:`), so
 * that an outdated Node can run it far enough to report that it is too old.
 */
import { spawn } from "child_process";
import { createHash } from "crypto";
import { existsSync, readFileSync, realpathSync, writeFileSync } from "fs";
import { dirname, join } from "path";
import { fileURLToPath } from "url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const lockFile = join(root, "package-lock.json");
const modules = join(root, "node_modules");
/** Contains the hash of the lock file that node_modules was installed from. */
const stamp = join(modules, ".setup-lock");

/** A failure whose message is enough: it is printed without a stack. */
class SetUpError extends Error {}

/** @param {string} version e.g. "20.19.0" */
function numbersOf(version) {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return [major, minor, patch];
}

/**
 * Returns whether a version is at least another one.
 *
 * @param {string} version
 * @param {string} other
 */
function isAtLeast(version, other) {
  const [ours, theirs] = [numbersOf(version), numbersOf(other)];
  const index = ours.findIndex((number, at) => number !== theirs[at]);
  return index < 0 || Number(ours[index]) > Number(theirs[index]);
}

/**
 * Returns whether a version is in a range of the form that `engines` has in package.json, e.g. `^20.19.0 || >=24.0.0 <26`.
 *
 * @param {string} version
 * @param {string} range
 */
function satisfies(version, range) {
  return range.split("||").some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((comparator) => {
        const [, operator = "", bound = ""] = /^(\^|>=|<)([\d.]+)$/.exec(comparator) || [];
        if (operator === "<") return !isAtLeast(version, bound);
        const isSameMajor = numbersOf(version)[0] === numbersOf(bound)[0];
        return Boolean(operator) && isAtLeast(version, bound) && (operator === ">=" || isSameMajor);
      }),
  );
}

/**
 * @param {string} version e.g. "20.19.0"
 * @param {string} [range] the supported versions; by default those of `engines` in package.json
 * @throws {SetUpError} if the version is not supported
 */
export function checkNode(
  version,
  range = JSON.parse(read(join(root, "package.json"))).engines.node,
) {
  if (satisfies(version, range)) return;
  throw new SetUpError(
    `This project needs Node ${range}, but this is Node ${version}: install a supported one from https://nodejs.org and run the command again.`,
  );
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * Returns whether node_modules already matches the lock file because someone ran npm by hand. Reads the list that npm leaves of
 * what it installed; packages for other systems may be missing from it.
 *
 * @param {string} lock
 */
function isInstalledByHand(lock) {
  const installedList = read(join(modules, ".package-lock.json"));
  if (!installedList) return false;
  const installed = JSON.parse(installedList).packages;
  const wanted = JSON.parse(lock).packages;
  return Object.keys(wanted).every((path) => {
    if (path === "") return true;
    const { version, integrity, optional, devOptional } = wanted[path];
    if (!installed[path]) return Boolean(optional || devOptional);
    return installed[path].version === version && installed[path].integrity === integrity;
  });
}

/**
 * Installs the packages with the npm that started this command, or else the one on the PATH.
 *
 * @returns {Promise<void>}
 */
function install() {
  const npm = process.env.npm_execpath;
  // npm would print long, harmless warnings about Gatsby's dependencies.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: root, stdio: /** @type {const} */ ("inherit") };
  const child =
    npm && /npm-cli\.c?js$/.test(npm)
      ? spawn(process.execPath, [npm, ...args], options)
      : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  // Ctrl-C reaches npm directly; a signal to this process does not.
  const stop = () => child.kill();
  process.once("SIGTERM", stop);
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      reject(
        new SetUpError(
          `The packages could not be installed: npm did not start (${error.message}).`,
        ),
      );
    });
    child.once("exit", (code) => {
      process.off("SIGTERM", stop);
      if (code === 0) resolve();
      else reject(new SetUpError("The packages could not be installed: see npm's message above."));
    });
  });
}

/**
 * Checks Node and installs the packages if necessary.
 *
 * @throws {SetUpError}
 * @returns {Promise<boolean>} whether anything had to be installed
 */
export async function setUp() {
  checkNode(process.versions.node);
  if (!existsSync(lockFile)) throw new SetUpError("package-lock.json is missing.");
  const lock = readFileSync(lockFile, "utf8");
  const hash = createHash("sha256").update(lock).digest("hex");
  if (read(stamp) === hash) return false;
  const installing = !isInstalledByHand(lock);
  if (installing) {
    console.log("Installing the packages in package-lock.json …");
    await install();
  }
  writeFileSync(stamp, hash);
  return installing;
}

/** Like `setUp`, for commands: if it fails, prints why and exits. */
export async function setUpOrExit() {
  try {
    return await setUp();
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  setUpOrExit();
