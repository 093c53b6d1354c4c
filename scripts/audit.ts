/**
 * `npm run audit`: known faults of the packages in pnpm-lock.yaml, but those that audit.yml accepts
 * until a day.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { CommandError, runCommand } from "./command";
import { fetchPnpm, root, wordFor } from "./setup.mjs";

/** A fault that is published for a version of a package. */
interface Advisory {
  /** Such as GHSA-xxxx-xxxx-xxxx. */
  github_advisory_id: string;
  module_name: string;
  severity: string;
  title: string;
  url: string;
}

/** An entry of audit.yml. */
interface Acceptance {
  advisory: string;
  /** The last day, YYYY-MM-DD, at most 90 days ahead. */
  until: string;
  reason: string;
}

const longest = 90 * 24 * 60 * 60 * 1000;

/** Whether a text is a day that there is: `Date` takes February 30 for one in March. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Returns a line for each fault that is not accepted, and for each acceptance that is of no use any
 * more. Pure.
 */
export function openFindings(
  advisories: readonly Advisory[],
  accepted: readonly Acceptance[],
  today: string,
): string[] {
  const found = new Set(advisories.map((one) => one.github_advisory_id));
  const lines = accepted.flatMap(({ advisory, until, reason }) => {
    if (!isDay(until) || !reason)
      return [`audit.yml: ${advisory} needs a day (until: YYYY-MM-DD) and a reason.`];
    if (Date.parse(until) - Date.parse(today) > longest)
      return [`audit.yml: ${advisory} is accepted for more than 90 days.`];
    return found.has(advisory) ? [] : [`audit.yml: ${advisory} is not found any more: remove it.`];
  });
  const isAccepted = ({ github_advisory_id: id }: Advisory) =>
    accepted.some(
      ({ advisory, until, reason }) => advisory === id && reason && isDay(until) && until >= today,
    );
  const open = advisories
    .filter((one) => !isAccepted(one))
    .map((one) => `${one.severity}: ${one.module_name}: ${one.title} (${one.url})`);
  return [...open, ...lines];
}

/** Asks the registry, by the package manager that package.json names with its hash. */
async function readAdvisories(): Promise<Advisory[]> {
  const shell = process.platform === "win32";
  const folder = mkdtempSync(join(tmpdir(), "pnpm-"));
  try {
    const { file, problem = "" } = fetchPnpm(folder, shell);
    if (file === undefined) throw new CommandError(problem);
    const args = ["--yes", wordFor(`--package=${file}`, shell), "pnpm", "audit", "--json"];
    // It ends with 1 where it finds a fault.
    const { stdout } = await promisify(execFile)("npx", args, {
      cwd: root,
      maxBuffer: 1 << 26,
      shell,
    }).catch((error: unknown) => error as { stdout: string });
    return advisoriesIn(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the faults in what the package manager prints. */
function advisoriesIn(stdout: string): Advisory[] {
  try {
    const report = JSON.parse(stdout) as { advisories?: Record<string, Advisory> };
    if (report.advisories) return Object.values(report.advisories);
  } catch {
    // What it printed is no report.
  }
  throw new CommandError(`The registry did not answer the audit:\n${stdout.slice(0, 500)}`);
}

async function main(): Promise<void> {
  const accepted = parse(readFileSync(join(root, "audit.yml"), "utf8")) as Acceptance[] | null;
  const today = new Date().toISOString().slice(0, 10);
  const lines = openFindings(await readAdvisories(), accepted ?? [], today);
  if (lines.length > 0)
    throw new CommandError(`${lines.join("\n")}\n\nHow a finding is accepted: audit.yml`);
  console.log("No known fault that is not accepted.");
}

if (process.argv[1]?.endsWith("audit.ts")) runCommand(main);
