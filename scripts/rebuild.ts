/** Builds the site with changed content or code, in a copy inside the project, from where its packages are found. */
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { copyProject } from "./copy-project";
import { freePort } from "./free-port";

/** Encoded pictures, which take the most time to build. The rest of Gatsby's cache contains absolute paths. */
const reused = ["public/static", "public/share", ".cache/share-pictures"];

export interface Rebuilt {
  publicFolder: string;
  /** Starts `gatsby develop` in the copy, after which the build in it is no longer complete. */
  develop: (environment: NodeJS.ProcessEnv) => Promise<DevelopServer>;
  remove: () => void;
}

export interface DevelopServer {
  url: string;
  /** The folder of the copy. */
  folder: string;
  /** Returns what it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * @param checkout a folder whose `content` replaces that of the project
 * @param environment in addition to this process's
 * @param change makes further changes in the copy, before it is built
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
  // Packages are found in the parent folder.
  await copyProject(process.cwd(), copy, { withPackages: false });
  rmSync(join(copy, "content"), { recursive: true });
  // Not the drawings beside them, which a build only copies: older ones would stay.
  const filter = (file: string) => !file.endsWith(".svg");
  for (const name of reused)
    if (existsSync(name)) cpSync(name, join(copy, name), { recursive: true, filter });
  cpSync(join(checkout, "content"), join(copy, "content"), { recursive: true });
  change?.(copy);
  const { child, output } = gatsby(copy, ["build"], { NODE_ENV: "production", ...environment });
  const code = await exitOf(child);
  if (code !== 0) {
    remove();
    throw new Error(output().slice(-4_000));
  }
  return {
    publicFolder: join(copy, "public"),
    develop: (settings) => startServer(copy, settings),
    remove,
  };
}

async function startServer(copy: string, settings: NodeJS.ProcessEnv): Promise<DevelopServer> {
  const port = await freePort();
  const environment = { NODE_ENV: "development", ...settings };
  const { child, output } = gatsby(copy, ["develop", "--port", String(port)], environment);
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    const stopped = exitOf(child);
    // The whole process group: Gatsby runs its server in a child process.
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
    // A process group of its own, which can be stopped as a whole.
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

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", resolve));
}
