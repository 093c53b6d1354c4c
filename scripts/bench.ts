/**
 * `npm run bench -- [--url http://…] [--runs 3] [--slowdown 4] [/about …]`: Lighthouse on a phone, over pages of the built site or of any other address. npx fetches
 * Lighthouse when it is first asked for.
 */
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
  audits: Record<string, { numericValue?: number } | undefined>;
  runtimeError?: { message: string };
}

/** The columns of the table: a title, and where a report holds the value. */
const columns: [title: string, value: (report: Report) => number][] = [
  ...["performance", "accessibility", "best-practices", "seo"].map(
    (name): [string, (report: Report) => number] => [
      name,
      ({ categories }) => Math.round((categories[name]?.score ?? NaN) * 100),
    ],
  ),
  ["FCP, ms", ({ audits }) => Math.round(audits["first-contentful-paint"]?.numericValue ?? NaN)],
  ["LCP, ms", ({ audits }) => Math.round(audits["largest-contentful-paint"]?.numericValue ?? NaN)],
  ["TBT, ms", ({ audits }) => Math.round(audits["total-blocking-time"]?.numericValue ?? NaN)],
  [
    "CLS",
    ({ audits }) => Number((audits["cumulative-layout-shift"]?.numericValue ?? NaN).toFixed(3)),
  ],
  ["KB", ({ audits }) => Math.round((audits["total-byte-weight"]?.numericValue ?? NaN) / 1024)],
];

async function audit(url: string, slowdown: number): Promise<Report> {
  const { executablePath, args = [], env } = await chromiumOptions();
  const command = [
    "--yes",
    lighthouse,
    url,
    "--output=json",
    "--quiet",
    "--disable-full-page-screenshot",
  ];
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      ...command,
      "--only-categories=performance,accessibility,best-practices,seo",
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=--headless ${args.join(" ")}`,
    ],
    {
      maxBuffer: 1 << 28,
      env: {
        ...process.env,
        ...env,
        ...(executablePath && { CHROME_PATH: executablePath }),
      },
    },
  );
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
  const server = values.url ? undefined : await startServer({ root: "dist" });
  const base = values.url ?? server?.url ?? "";
  console.log(`| Page | ${columns.map(([title]) => title).join(" | ")} |`);
  console.log(`| --- |${" --: |".repeat(columns.length)}`);
  try {
    for (const path of positionals.length > 0 ? positionals : ["/"]) {
      const reports: Report[] = [];
      while (reports.length < runs) reports.push(await audit(base + path, slowdown));
      const cells = columns.map(([, value]) => median(reports.map(value)));
      console.log(`| ${path} | ${cells.join(" | ")} |`);
    }
  } finally {
    await server?.close();
  }
}

runCommand(main, usage);
