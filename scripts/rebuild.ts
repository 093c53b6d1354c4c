/** Builds the site of changed content or code, in a copy of the project that lies inside it, so that its packages are found. */
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What is not copied: packages are found in the folder above. */
const leftOut = new Set(
  "node_modules .git .cache public content coverage screenshots __tests__ .rebuilt".split(" "),
);

/** Pictures that were made already, which take the most time; the rest of Gatsby's cache holds the folder's own path. */
const kept = ["public/static", "public/share", ".cache/share-pictures"];

export interface Rebuilt {
  publicFolder: string;
  /** Starts `gatsby develop` in the copy; what was built is no longer complete then. */
  develop: (environment: NodeJS.ProcessEnv) => Promise<Developing>;
  remove: () => void;
}

export interface Developing {
  url: string;
  /** The copy that is developed. */
  folder: string;
  /** What it has said so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * @param checkout a folder whose `content` takes the place of the project's
 * @param environment in addition to ours
 * @param change what else is to be changed in the copy, whose folder it gets
 */
export async function rebuild(
  checkout: string,
  environment: NodeJS.ProcessEnv = {},
  change?: (copy: string) => void,
): Promise<Rebuilt> {
  const copy = join(process.cwd(), ".rebuilt");
  const remove = () => rmSync(copy, { recursive: true, force: true });
  remove();
  mkdirSync(copy);
  for (const name of readdirSync("."))
    if (!leftOut.has(name)) cpSync(name, join(copy, name), { recursive: true });
  for (const name of kept)
    if (existsSync(name)) cpSync(name, join(copy, name), { recursive: true });
  cpSync(join(checkout, "content"), join(copy, "content"), { recursive: true });
  change?.(copy);
  const { child, output } = gatsby(copy, ["build"], { NODE_ENV: "production", ...environment });
  const code = await ended(child);
  if (code !== 0) {
    remove();
    throw new Error(output().slice(-4_000));
  }
  return {
    publicFolder: join(copy, "public"),
    develop: (settings) => startDeveloping(copy, settings),
    remove,
  };
}

async function startDeveloping(copy: string, settings: NodeJS.ProcessEnv): Promise<Developing> {
  const port = await freePort();
  const environment = { NODE_ENV: "development", ...settings };
  const { child, output } = gatsby(copy, ["develop", "--port", String(port)], environment);
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    const stopped = ended(child);
    // Gatsby, and the process in which it develops.
    if (child.pid !== undefined) process.kill(-child.pid);
    await stopped;
  };
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return { url, folder: copy, output, stop };
    if (child.exitCode !== null) throw new Error(output().slice(-4_000));
    await pause(500);
  }
}

function gatsby(folder: string, args: string[], environment: NodeJS.ProcessEnv) {
  const output: string[] = [];
  const script = join(process.cwd(), "node_modules/gatsby/cli.js");
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    // A group of its own, which can be stopped as one.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_LOGGER: "yurnalist",
      ...environment,
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => output.push(data.toString()));
  return { child, output: () => output.join("") };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", resolve));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
