/** Runs tests that leave a report, and counts each of them. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run, tool } from "./run";
import { root } from "./setup.mjs";

/** How many checks have passed, and how many have failed. */
export type Count = Record<"passed" | "failed", number>;

/** Where reports are left. */
export const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });

/** Counts a single check. */
export const count = (passed: boolean): Count => ({
  passed: Number(passed),
  failed: Number(!passed),
});

/** Adds counts up. */
export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

interface Run {
  args: string[];
  env?: NodeJS.ProcessEnv;
  folder: string;
  /** The file of the report, and how its tests are counted. */
  report: string;
  read: (report: never) => Count;
}

/** A file of tests that failed to load has none to count. */
async function counted({ args, env = {}, folder, report, read }: Run): Promise<Count> {
  rmSync(report, { force: true });
  const succeeded = (await run(args, env, folder)) === 0;
  if (!existsSync(report)) return count(false);
  const { passed, failed } = read(JSON.parse(readFileSync(report, "utf8")) as never);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

/** Runs a project of jest.config.mjs. @param folder the copy of the project in which it runs */
export function jestTests(project: string, folder = root): Promise<Count> {
  const report = join(cache, `${project}-report.json`);
  const args = [tool("jest"), "--selectProjects", project, "--ci", "--json", "--outputFile"];
  type Report = Record<"numPassedTests" | "numFailedTests", number>;
  return counted({
    args: [...args, report],
    folder,
    report,
    read: ({ numPassedTests, numFailedTests }: Report) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  });
}

/**
 * Runs projects of playwright.config.mjs.
 * @param folder the copy of the project in which they run
 */
export function browserTests(projects: readonly string[], folder = root): Promise<Count> {
  const report = join(cache, "browser-report.json");
  const args = [tool("@playwright/test", "playwright"), "test", "--reporter=line,json"];
  type Report = { stats: Record<"expected" | "unexpected", number> };
  return counted({
    args: [...args, ...projects.map((name) => `--project=${name}`)],
    folder,
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    read: ({ stats }: Report) => ({ passed: stats.expected, failed: stats.unexpected }),
  });
}
