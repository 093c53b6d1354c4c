/**
 * `npm run bench`: Lighthouse on a phone, over pages of the built site or of any other address. npx
 * fetches Lighthouse.
 */
import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { chromiumOptions } from "./chromium.mjs";
import { CommandError, runCommand } from "./command";
import { startServer } from "./server";
import { wordFor } from "./setup.mjs";

const usage = "npm run bench -- [--url http://localhost:9000] [--slowdown 4] [/ /contact …]";
const runs = 3;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { duration: number }[] } } | undefined
  >;
  runtimeError?: { message: string };
}

const categories = ["performance", "accessibility", "best-practices", "seo"];
const audits = {
  "FCP, ms": "first-contentful-paint",
  "LCP, ms": "largest-contentful-paint",
  "TBT, ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  "main thread, ms": "mainthread-work-breakdown",
  "script, ms": "bootup-time",
  bytes: "total-byte-weight",
};
const columns = [...categories, ...Object.keys(audits), "longest task, ms"];

/** Returns the numbers of the columns. */
const read = (report: Report) => [
  ...categories.map((name) => (report.categories[name]?.score ?? NaN) * 100),
  ...Object.values(audits).map((name) => report.audits[name]?.numericValue ?? NaN),
  Math.max(0, ...(report.audits["long-tasks"]?.details?.items ?? []).map((task) => task.duration)),
];

async function audit(url: string, slowdown: string): Promise<number[]> {
  const { executablePath, args = [], env } = await chromiumOptions();
  const command = `--yes lighthouse@12.8.2 ${url} --output=json --quiet --disable-full-page-screenshot`;
  const options = [
    `--only-categories=${categories.join(",")}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=--headless ${args.join(" ")}`,
  ];
  const shell = process.platform === "win32";
  const words = [...command.split(" "), ...options].map((word) => wordFor(word, shell));
  const { stdout } = await promisify(execFile)("npx", words, {
    shell,
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env, ...(executablePath && { CHROME_PATH: executablePath }) },
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new CommandError(`${url}: ${report.runtimeError.message}`);
  return read(report);
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: "string" }, slowdown: { type: "string", default: "4" } },
  });
  const server = values.url ? undefined : await startServer("dist");
  const base = values.url ?? server?.url ?? "";
  console.log(`| Page | ${columns.join(" | ")} |\n| --- |${" --: |".repeat(columns.length)}`);
  try {
    for (const path of positionals.length > 0 ? positionals : ["/"]) {
      const results: number[][] = [];
      while (results.length < runs) results.push(await audit(base + path, values.slowdown));
      const cells = columns.map((_, at) => median(results.map((result) => result[at] ?? NaN)));
      const short = (value: number) => (value < 1 ? value.toFixed(3) : Math.round(value));
      console.log(`| ${path} | ${cells.map(short).join(" | ")} |`);
    }
  } finally {
    await server?.close();
  }
}

runCommand(main, usage);
