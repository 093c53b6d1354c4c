/**
 * Runs the tools in node_modules, and makes sure that none of them outlives the command that started it.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./setup.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** Whether a signal has asked for the end: nothing new may start. */
let isStopping = false;

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
 * Starts a command in a process group of its own, so that its children can be stopped with it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @throws {Error} after a signal
 */
export function start(command, args, options) {
  if (isStopping) throw new Error("Stopped.");
  const child = spawn(command, args, { ...options, detached: process.platform !== "win32" });
  running.add(child);
  for (const end of ["error", "exit"]) child.once(end, () => running.delete(child));
  return child;
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
    // The process exits in a moment.
    if (isStopping) return;
    const child = start(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      // No tool may wait for input: nobody answers in continuous integration.
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Stops everything that is still running, and waits until it has ended, for at most 5 s. */
async function stopChildren() {
  isStopping = true;
  const ended = [...running].map((child) => new Promise((resolve) => child.once("exit", resolve)));
  for (const { pid } of running) {
    if (pid === undefined) continue;
    try {
      process.kill(process.platform === "win32" ? pid : -pid, "SIGTERM");
    } catch {
      // It has already exited.
    }
  }
  await Promise.race([Promise.all(ended), pause(5_000)]);
}

/**
 * On Ctrl-C, SIGTERM or a closed terminal, stops the children, then calls `finish`, and exits with `code`.
 *
 * @param {number} code
 * @param {() => Promise<void>} [finish]
 */
export function exitOnSignal(code, finish) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      stopChildren()
        .then(finish)
        .finally(() => process.exit(code));
    });
  }
}
