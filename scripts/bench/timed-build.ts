/** Builds copies of the project, and measures time and memory. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { appendFile, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { buildEnvironment } from "../build-environment.mjs";
import { copyProject } from "../copy-project";
import { start } from "../run.mjs";
import { contentPictures, writeSyntheticContent } from "./synthetic-content";
import { temporaryFolder } from "./temporary";

export interface Measure {
  seconds: number;
  /** Peak memory of the build and all processes it starts. */
  megabytes: number;
}

/** Returns the memory of a process in kilobytes, its share of shared pages included where the system reports it (Linux). */
function memoryOf(pid: number, resident: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? resident);
  } catch {
    return resident;
  }
}

/** Returns the memory of a process and its descendants in megabytes. */
function memoryOfTree(root: number): number {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  let sum = 0;
  // Ids wrap around, so a child may be listed before its parent: repeat until nothing is added.
  for (let before = -1; before !== tree.size;) {
    before = tree.size;
    for (const [pid, parent] of rows) if (tree.has(parent)) tree.add(pid);
  }
  for (const [pid, , resident] of rows) if (tree.has(pid)) sum += memoryOf(pid, resident);
  return sum / 1024;
}

/**
 * Builds a copy of the project.
 * @param environment in addition to `buildEnvironment`
 */
export async function build(folder: string, environment: NodeJS.ProcessEnv = {}): Promise<Measure> {
  const started = performance.now();
  const log: Buffer[] = [];
  const gatsby = path.join(folder, "node_modules", "gatsby", "cli.js");
  const child = start(process.execPath, [gatsby, "build"], {
    cwd: folder,
    env: {
      ...process.env,
      ...buildEnvironment,
      CI: "true",
      NODE_ENV: "production",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => log.push(chunk));
  let megabytes = 0;
  const timer = setInterval(() => {
    if (child.pid) megabytes = Math.max(megabytes, memoryOfTree(child.pid));
  }, 500);
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(log).toString()}`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

/** Builds a copy of the project with `count` pages cold, warm, and with a sentence added to one of them. */
export async function buildColdWarmEdited(
  root: string,
  count: number,
): Promise<{ cold: Measure; warm: Measure; edited: Measure }> {
  const folder = temporaryFolder("bench-build");
  await copyProject(root, folder);
  const file = await writeSyntheticContent(folder, count, await contentPictures(root));
  const cold = await build(folder);
  const warm = await build(folder);
  const sentence = "One more sentence.";
  await appendFile(file, `\n${sentence}\n`);
  const edited = await build(folder);
  const page = path.join(folder, "public", path.relative(path.join(folder, "content"), file));
  const html = await readFile(page.replace(/\.md$/, ".html"), "utf8");
  if (!html.includes(sentence)) throw new Error("The edited page was not rebuilt.");
  await rm(folder, { recursive: true });
  return { cold, warm, edited };
}
