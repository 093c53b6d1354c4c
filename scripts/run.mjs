/**
 * Runs the tools in node_modules, and makes sure that none of them outlives the command that started it.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Returns the script behind a tool's command. Run with Node, it needs no shell and no PATH, and works the same on Windows.
 *
 * @param {string} packageName
 * @param {string} [command] if the package has several
 */
export function tool(packageName, command = packageName) {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * Runs a script with Node in the project's folder, and prints its output.
 *
 * @param {string[]} args the script and its arguments
 * @param {NodeJS.ProcessEnv} [env] in addition to this process's
 * @returns {Promise<number>} its exit code
 */
export function run(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      // No tool may wait for input: nobody answers in continuous integration.
      stdio: ["ignore", "inherit", "inherit"],
      // A process group of its own, so that its children can be stopped with it.
      detached: process.platform !== "win32",
    });
    running.add(child);
    child.once("error", reject);
    child.once("exit", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Stops everything started by `run` that is still running. */
function stopChildren() {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    try {
      process.kill(process.platform === "win32" ? pid : -pid, "SIGTERM");
    } catch {
      // It has already exited.
    }
  }
}

/**
 * On Ctrl-C, SIGTERM or a closed terminal, stops the children, waits for `finish`, and exits with `code`.
 *
 * @param {number} code
 * @param {() => Promise<void>} [finish]
 */
export function exitOnSignal(code, finish) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      stopChildren();
      Promise.resolve(finish?.()).finally(() => process.exit(code));
    });
  }
}
