/**
 * `npm run bench:build [-- N …]`: how long the site takes to build with N synthetic entries, cold, warm and with one
 * file edited, and how much memory it takes at its peak. It works in a temporary copy of the project.
 */
import { spawn, execFileSync } from "node:child_process";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { contentPictures, copyProject, writeSyntheticContent } from "./synthetic-content";

interface Measure {
  seconds: number;
  /** Peak of the resident memory of the build and all processes it starts, in megabytes. */
  megabytes: number;
}

/** Resident memory of a process and its descendants, in megabytes. */
function residentMemory(root: number): number {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  let sum = 0;
  // Parents have been started before their children, yet numbers wrap around: go on until nothing is added.
  for (let before = -1; before !== tree.size;) {
    before = tree.size;
    for (const [pid, parent] of rows) if (tree.has(parent)) tree.add(pid);
  }
  for (const [pid, , rss] of rows) if (tree.has(pid)) sum += rss;
  return sum / 1024;
}

async function build(folder: string): Promise<Measure> {
  const started = performance.now();
  const log: Buffer[] = [];
  const gatsby = path.join(folder, "node_modules", "gatsby", "cli.js");
  const child = spawn(process.execPath, [gatsby, "build"], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.on("data", (chunk: Buffer) => log.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => log.push(chunk));
  let megabytes = 0;
  const timer = setInterval(() => {
    if (child.pid) megabytes = Math.max(megabytes, residentMemory(child.pid));
  }, 500);
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(log).toString()}`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

async function measure(root: string, count: number) {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-build-"));
  try {
    await copyProject(root, folder);
    const edited = await writeSyntheticContent(folder, count, await contentPictures(root));
    const cold = await build(folder);
    const warm = await build(folder);
    await appendFile(edited, "\nOne more sentence.\n");
    const edit = await build(folder);
    const page = edited.replace(path.join(folder, "content"), path.join(folder, "public"));
    const html = await readFile(page.replace(/\.md$/, ".html"), "utf8");
    if (!html.includes("One more sentence.")) throw new Error("The edit did not reach its page.");
    return { count, cold, warm, edit };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function main() {
  const given = process.argv.slice(2).map(Number).filter(Boolean);
  const counts = given.length > 0 ? given : [35, 500, 5000];
  const seconds = ({ seconds: value }: Measure) => `${value.toFixed(0)} s`;
  console.log(`Node ${process.version}, ${cpus().length} processors\n`);
  console.log("| Entries | Cold | Cold, per entry | Warm | One file edited | Peak memory |");
  console.log("| ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const count of counts) {
    const { cold, warm, edit } = await measure(process.cwd(), count);
    const each = `${((cold.seconds / count) * 1000).toFixed(0)} ms`;
    const peak = Math.max(cold.megabytes, warm.megabytes, edit.megabytes);
    console.log(
      `| ${count.toLocaleString("en-US")} | ${seconds(cold)} | ${each} | ${seconds(warm)} | ${seconds(edit)} | ${(peak / 1024).toFixed(2)} GB |`,
    );
  }
}

void main();
