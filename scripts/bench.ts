/** `npm run bench`: Lighthouse on a phone, over pages of the built site or of any other address. npx fetches Lighthouse. */
import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { chromiumOptions } from "./chromium.mjs";
import { CommandError, runCommand } from "./command";
import { startServer } from "./server";

const lighthouse = "lighthouse@12.8.2";
const usage =
  "npm run bench -- [--url http://localhost:9000] [--runs 3] [--slowdown 4] [/ /contact …]";

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { duration: number }[] } } | undefined
  >;
  runtimeError?: { message: string };
}

const scoreOf =
  (name: string) =>
  ({ categories }: Report) =>
    Math.round((categories[name]?.score ?? NaN) * 100);
/** @param digits after the point */
const valueOf =
  (name: string, digits = 0) =>
  ({ audits }: Report) =>
    Number((audits[name]?.numericValue ?? NaN).toFixed(digits));

/** The columns of the table. */
const columns: Record<string, (report: Report) => number> = {
  performance: scoreOf("performance"),
  accessibility: scoreOf("accessibility"),
  "best practices": scoreOf("best-practices"),
  SEO: scoreOf("seo"),
  "FCP, ms": valueOf("first-contentful-paint"),
  "LCP, ms": valueOf("largest-contentful-paint"),
  "TBT, ms": valueOf("total-blocking-time"),
  CLS: valueOf("cumulative-layout-shift", 3),
  "main thread, ms": valueOf("mainthread-work-breakdown"),
  "script, ms": valueOf("bootup-time"),
  "longest task, ms": ({ audits }) =>
    Math.round(
      Math.max(0, ...(audits["long-tasks"]?.details?.items ?? []).map(({ duration }) => duration)),
    ),
  bytes: valueOf("total-byte-weight"),
};

async function audit(url: string, slowdown: number): Promise<Report> {
  const { executablePath, args = [], env } = await chromiumOptions();
  const command = `--yes ${lighthouse} ${url} --output=json --quiet --disable-full-page-screenshot`;
  const options = [
    "--only-categories=performance,accessibility,best-practices,seo",
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=--headless ${args.join(" ")}`,
  ];
  const { stdout } = await promisify(execFile)("npx", [...command.split(" "), ...options], {
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env, ...(executablePath && { CHROME_PATH: executablePath }) },
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new CommandError(`${url}: ${report.runtimeError.message}`);
  return report;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: "string" },
      runs: { type: "string", default: "3" },
      slowdown: { type: "string", default: "4" },
    },
  });
  const [runs, slowdown] = [Number(values.runs), Number(values.slowdown)];
  if (!(runs >= 1 && slowdown >= 1)) throw new CommandError(usage);
  const server = values.url ? undefined : await startServer("dist");
  const base = values.url ?? server?.url ?? "";
  console.log(`| Page | ${Object.keys(columns).join(" | ")} |`);
  console.log(`| --- |${" --: |".repeat(Object.keys(columns).length)}`);
  try {
    for (const path of positionals.length > 0 ? positionals : ["/"]) {
      const reports: Report[] = [];
      while (reports.length < runs) reports.push(await audit(base + path, slowdown));
      const cells = Object.values(columns).map((value) => median(reports.map(value)));
      console.log(`| ${path} | ${cells.join(" | ")} |`);
    }
  } finally {
    await server?.close();
  }
}

runCommand(main, usage);
