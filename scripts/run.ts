/** Runs the tools in node_modules, and makes sure that none outlives the command that started it. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

const running = new Set<ChildProcess>();

/** Returns the script behind a command of a package: run with Node, it works the same on Windows. */
export function tool(packageName: string, command = packageName): string {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === "string" ? bin : (bin[command] ?? ""));
}

/** Runs a script with Node in the project's folder or another one, prints its output, and returns its exit code. */
export function run(args: string[], env: NodeJS.ProcessEnv = {}, folder = root): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    // No tool may wait for input: nobody answers in continuous integration.
    stdio: ["ignore", "inherit", "inherit"],
  });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Stops what is running. */
export function stop(): void {
  for (const child of running) child.kill("SIGTERM");
}

/** On Ctrl-C or SIGTERM, stops what is running and exits with this code. */
export function exitOnSignal(code: number): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      stop();
      process.exit(code);
    });
  }
}
