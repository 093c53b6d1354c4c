/** `npm test`: checks everything, and ends with `N passed, M failed`. `npm test -- unit lint` runs single steps. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build";
import { exitOnSignal, run, tool } from "./run";
import { root } from "./setup.mjs";

type Count = Record<"passed" | "failed", number>;

const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });

const count = (passed: boolean): Count =>
  passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A tool as a single check. */
const check =
  (...args: string[]) =>
  async () =>
    count((await run(args)) === 0);

/** Runs tests that leave a report, and counts each of them. A file that failed to load has none to count. */
async function counted(
  args: string[],
  env: NodeJS.ProcessEnv,
  report: string,
  read: (report: never) => Count,
): Promise<Count> {
  rmSync(report, { force: true });
  const succeeded = (await run(args, env)) === 0;
  if (!existsSync(report)) return count(false);
  const { passed, failed } = read(JSON.parse(readFileSync(report, "utf8")) as never);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

const jest = (project: string) => () => {
  const report = join(cache, `${project}-report.json`);
  const args = [tool("jest"), "--selectProjects", project, "--ci", "--json", "--outputFile"];
  type Report = Record<"numPassedTests" | "numFailedTests", number>;
  return counted([...args, report], {}, report, (read: Report) => ({
    passed: read.numPassedTests,
    failed: read.numFailedTests,
  }));
};

const playwright = () => {
  const report = join(cache, "browser-report.json");
  const args = [tool("@playwright/test", "playwright"), "test", "--reporter=line,json"];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  type Report = { stats: Record<"expected" | "unexpected", number> };
  return counted(args, env, report, ({ stats }: Report) => ({
    passed: stats.expected,
    failed: stats.unexpected,
  }));
};

/** Builds, and makes sure that the query types are committed as a build writes them. */
async function checkBuild(): Promise<Count> {
  const types = join(root, "src/gatsby-types.d.ts");
  const before = readFileSync(types, "utf8");
  if (!(await build({ QUERY_TYPES: "1" }))) return count(false);
  if (before === readFileSync(types, "utf8")) return count(true);
  console.error("src/gatsby-types.d.ts was out of date: commit it as this build has written it.");
  return { passed: 1, failed: 1 };
}

/** Copies the project with a real owner's facts in its content, builds it there, and checks its pages as those of this site. */
async function checkOwner(): Promise<Count> {
  const { ownersProject, plainPictures } = await import("../__tests__/support/owner");
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "owner-"));
  await ownersProject(folder);
  await plainPictures(folder);
  const args = ["--import", "tsx", "scripts/test.ts", "content", "build", "built"];
  const succeeded = (await run(args, {}, folder)) === 0;
  if (succeeded) rmSync(folder, { recursive: true });
  else console.error(`This site stays in ${folder} to be looked at.`);
  return count(succeeded);
}

const tsc = [tool("typescript", "tsc"), "--incremental", "--tsBuildInfoFile", `${cache}/types`];
const eslint = [tool("eslint"), ".", "--cache", "--cache-location", `${cache}/eslint/`];
const prettier = [tool("prettier"), "--check", ".", "--cache", "--log-level", "warn"];

const steps: [name: string, title: string, run: () => Promise<Count>][] = [
  ["types", "Type check", check(...tsc)],
  ["lint", "Lint", check(...eslint)],
  ["format", "Format check", check(...prettier)],
  ["spelling", "Spelling", check("--import", "tsx", "scripts/spelling.ts")],
  ["unit", "Unit and component tests", jest("unit")],
  ["content", "Content check", check("--import", "tsx", "scripts/check-content.ts")],
  ["content-tests", "Tests of the content", jest("content")],
  ["build", "Build", checkBuild],
  ["built", "Tests of the built site", jest("built")],
  ["browser", "Tests in a browser", playwright],
  ["owner", "Tests of a site with an owner's facts", checkOwner],
  ["develop", "Test of the development server", jest("develop")],
];

/** A second build, or a start of Gatsby's server, takes too long for every run. */
const onRequest = ["owner", "develop"];

async function main(): Promise<void> {
  const selected = process.argv.slice(2);
  const unknown = selected.filter((name) => !steps.some(([step]) => step === name));
  if (unknown.length > 0) {
    const names = steps.map(([name]) => name).join(", ");
    console.error(`Unknown step ${unknown.join(", ")}; the steps are ${names}.`);
    process.exit(1);
  }

  exitOnSignal(130);
  const total: Count = { passed: 0, failed: 0 };
  const summary: string[] = [];
  for (const [name, title, runStep] of steps) {
    if (selected.length > 0 ? !selected.includes(name) : onRequest.includes(name)) continue;
    console.log(`\n── ${title} (${name})`);
    const started = performance.now();
    const { passed, failed } = await runStep();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const mark = failed === 0 ? "✓" : "✗";
    summary.push(`${mark} ${title}: ${passed} passed, ${failed} failed, ${seconds} s`);
    console.log(summary.at(-1));
  }
  if (total.failed > 0)
    console.log(`\nTo run one step again: npm test -- NAME, such as npm test -- unit`);
  console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void main();
