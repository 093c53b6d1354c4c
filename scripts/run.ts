/**
 * Runs the tools in node_modules, and makes sure that none outlives the command that started it.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

/** Where work that runs beside other work keeps what it would print. */
const outputs = new AsyncLocalStorage<string[]>();

/** What runs, each with the output of the work that started it. */
const running = new Map<ChildProcess, string[] | undefined>();

/** Does work whose output is kept instead of printed, and returns its result and that output. */
export async function withOutput<T>(work: () => Promise<T>): Promise<[T, output: string]> {
  const output: string[] = [];
  const result = await outputs.run(output, work);
  return [result, output.join("")];
}

/** Prints an error, or keeps it with the output of the work that it belongs to. */
export function printError(message: string): void {
  const output = outputs.getStore();
  if (output) output.push(`${message}\n`);
  else console.error(message);
}

/**
 * Returns the script behind a command of a package: run with Node, it works the same on Windows.
 */
export function tool(packageName: string, command = packageName): string {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === "string" ? bin : (bin[command] ?? ""));
}

/**
 * Runs a script with Node in the project's folder or another one, prints its output, and returns
 * its exit code.
 */
export function run(args: string[], env: NodeJS.ProcessEnv = {}, folder = root): Promise<number> {
  const output = outputs.getStore();
  const channel = output ? "pipe" : "inherit";
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    // No tool may wait for input: nobody answers in continuous integration.
    stdio: ["ignore", channel, channel],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => output?.push(text));
  running.set(child, output);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Stops what is running; within `withOutput` only what was started there. */
export function stop(): void {
  const own = outputs.getStore();
  for (const [child, output] of running) if (!own || output === own) child.kill("SIGTERM");
}

/** On Ctrl-C or SIGTERM, stops what is running and exits with this code. */
export function exitOnSignal(code: number): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => {
      stop();
      process.exit(code);
    });
}
