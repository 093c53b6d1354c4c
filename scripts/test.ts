/**
 * `npm test`: checks everything, and ends with `N passed, M failed`. `npm test -- unit lint` runs
 * single steps.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { build } from "./build";
import { browserTests, cache, count, jestTests, type Count } from "./counted";
import { missingFor } from "./needs";
import { exitOnSignal, printError, run, tool, withOutput } from "./run";
import { root } from "./setup.mjs";

type Step = [name: string, title: string, start: () => Promise<Count>];

/** A tool as a single check. */
function check(...args: string[]) {
  return async () => count((await run(args)) === 0);
}

/** Whether the business is still the sample. */
function isSample(): boolean {
  const text = readFileSync(join(root, "content/business.yml"), "utf8");
  return (parse(text) as { sample: boolean }).sample;
}

/** Has a build run the queries that the documentation prints. */
const documented = { DOCUMENTED_QUERIES: "docs/data.md" };

/**
 * Builds. The query types that it writes belong to the commit: where they are new, continuous
 * integration fails.
 */
async function checkBuild(): Promise<Count> {
  const types = join(root, "src/gatsby-types.d.ts");
  const before = readFileSync(types, "utf8");
  // Its output may be kept to be printed at the end, where Gatsby's progress bars are of no use.
  const env = {
    QUERY_TYPES: "1",
    CI: "true",
    // An owner's site may be without the extras that they ask for.
    ...(isSample() && documented),
  };
  if (!(await build(env))) return count(false);
  if (before === readFileSync(types, "utf8")) return count(true);
  const news = "src/gatsby-types.d.ts was out of date: commit it as this build has written it.";
  if (process.env.CI) {
    printError(news);
    return { passed: 1, failed: 1 };
  }
  console.log(news);
  return count(true);
}

/** The smallest fixture business, and all of them. */
const checkSmallest = async () => (await import("./businesses")).checkSmallest();
const checkBusinesses = async () => (await import("./businesses")).checkBusinesses();

/** A fixture business without one of the extras, for each of them. */
const withoutExtras = readdirSync(join(root, "src/extras"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }): Step => [
    `without-${name}`,
    `A fixture business without ${name}`,
    async () => (await import("./businesses")).checkWithout(name),
  ]);

/** Builds the fixture business that the tests of the product visit. */
async function buildFixture(): Promise<Count> {
  const { buildBusiness } = await import("./businesses");
  const built = await buildBusiness({ business: "general-contractor" }, documented);
  return count(built !== undefined);
}

/** Tests what the sample says, which is no owner's. */
const onSample = (test: () => Promise<Count>) => (): Promise<Count> =>
  isSample() ? test() : Promise.resolve({ passed: 0, failed: 0 });

/**
 * Counts comparisons of builds, each of which should differ in nothing. Their folder stays where
 * one does.
 */
async function checkRebuilds(
  compare: (folder: string) => Promise<readonly (readonly string[])[]>,
): Promise<Count> {
  const { newFolder } = await import("./rebuilds");
  const folder = newFolder();
  const results = await compare(folder);
  const failed = results.filter((found) => found.length > 0).length;
  if (failed === 0) rmSync(folder, { recursive: true, maxRetries: 5 });
  else console.error(`The builds stay in ${folder} to be looked at.`);
  return { passed: results.length - failed, failed };
}

const checkSteps = () =>
  checkRebuilds(async (folder) => {
    const { compareSteps } = await import("./rebuilds");
    return (await compareSteps(folder)).map(({ found }) => found);
  });

const checkCold = () =>
  checkRebuilds(async (folder) => {
    const { compareCold } = await import("./rebuilds");
    return [await compareCold(folder)];
  });

const tsc = [tool("typescript", "tsc"), "--incremental", "--tsBuildInfoFile", `${cache}/types`];

const prettier = [tool("prettier"), "--check", ".", "--cache", "--log-level", "warn"];

type Result = Count & { name: string; summary: string };

/**
 * The steps in groups that run one after the other. Those of a group run side by side, two at a
 * time: one of them alone would leave a core idle.
 */
const groups: Step[][] = [
  [
    ["build", "Build", checkBuild],
    ["format", "Format check", check(...prettier)],
    ["spelling", "Spelling", check("--import", "tsx", "scripts/spelling.ts")],
    ["check-content", "Content check", check("--import", "tsx", "scripts/check-content.ts")],
  ],
  // After the build, which writes the types of the queries.
  [
    // Without a cache, which would answer for a file whose bytes are the same while a type that it
    // reads has changed in another one.
    ["lint", "Lint", check(tool("eslint"), ".")],
    ["types", "Type check", check(...tsc)],
  ],
  [["unit", "Unit and component tests", () => jestTests("unit")]],
  [["check-tests", "Tests of the content check", () => jestTests("content")]],
  [["site-files", "Tests of the site", () => jestTests("site")]],
  [["site-browser", "Tests of the site in a browser", () => browserTests(["site"])]],
  [["sample", "Tests of the sample's content", onSample(() => jestTests("sample"))]],
  [
    [
      "sample-browser",
      "Tests of the sample's content in a browser",
      onSample(() => browserTests(["sample", "sample-translated"])),
    ],
  ],
  [
    ["fixtures", "Build of a fixture business", buildFixture],
    ["smallest", "The smallest fixture business", checkSmallest],
  ],
  [["built", "Tests of what a build makes", () => jestTests("built")]],
  [["browser", "Tests in a browser", () => browserTests(["journeys", "translated"])]],
  [["engines", "A visit in three engines of browsers", () => jestTests("engines")]],
  [["businesses", "All fixture businesses", checkBusinesses]],
  ...withoutExtras.map((step) => [step]),
  [["develop", "Test of the development server", () => jestTests("develop")]],
  [["cold", "Cold builds by one process and by four", checkCold]],
  [["steps", "Warm builds against cold ones", checkSteps]],
  [["fuzz", "Fuzz of the content check", check("--import", "tsx", "scripts/fuzz.ts")]],
];

/**
 * A second build, or a start of Gatsby's server, takes too long for every run; the build checks the
 * content itself.
 */
const onRequest = [
  "check-content",
  "engines",
  "businesses",
  "develop",
  "cold",
  "steps",
  "fuzz",
  ...withoutExtras.map(([name]) => name),
];

const together: Readonly<Record<string, readonly string[]>> = {
  // What an owner runs: everything that holds for a site whatever its content says.
  site: ["build", "site-files", "site-browser"],
  "without-each": withoutExtras.map(([name]) => name),
};

/** Runs a step, prints its output, and returns what it counted. */
async function runStep([name, title, start]: Step, isAlone: boolean): Promise<Result> {
  const header = `\n── ${title} (${name})`;
  const started = performance.now();
  if (isAlone) console.log(header);
  const [{ passed, failed }, output] = isAlone ? [await start(), ""] : await withOutput(start);
  if (!isAlone) console.log([header, ...(output ? [output.trimEnd()] : [])].join("\n"));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const mark = failed === 0 ? "✓" : "✗";
  const summary = `${mark} ${title}: ${passed} passed, ${failed} failed, ${seconds} s`;
  console.log(summary);
  return { name, passed, failed, summary };
}

/**
 * Runs a group, and returns the results in the order of its steps. Where several run, each prints
 * its output when it has ended.
 */
async function runGroup(group: Step[]): Promise<Result[]> {
  if (group.length > 1)
    console.log(`\nTwo at a time: ${group.map(([, title]) => title).join(", ")} …`);
  const results: Result[] = [];
  const waiting = [...group.entries()];
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await runStep(next[1], group.length === 1);
  };
  await Promise.all([runWaiting(), runWaiting()]);
  return results;
}

/**
 * Divides steps into those that have nothing to look at, since the build that they need has failed,
 * and those to run.
 */
function split(group: Step[], failed: readonly string[]): [skipped: Result[], steps: Step[]] {
  const skipped = group.flatMap(([name, title]): Result[] => {
    const needed = missingFor(name, failed);
    if (needed === undefined) return [];
    const summary = `– ${title}: not run, since ${needed} failed; mend what it says, then run them again`;
    console.log(`\n${summary}`);
    return [{ name, passed: 0, failed: 0, summary }];
  });
  return [skipped, group.filter(([name]) => !skipped.some((result) => result.name === name))];
}

async function main(): Promise<void> {
  const selected = process.argv.slice(2).flatMap((name) => together[name] ?? [name]);
  const names = groups.flat().map(([name]) => name);
  const unknown = selected.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(
      `Unknown step ${unknown.join(", ")}; the steps are ${[...Object.keys(together), ...names].join(", ")}.`,
    );
    process.exit(1);
  }
  exitOnSignal(130);
  const isChosen = ([name]: Step) =>
    selected.length > 0 ? selected.includes(name) : !onRequest.includes(name);
  const results: Result[] = [];
  for (const group of groups) {
    const failed = results.flatMap((result) => (result.failed > 0 ? [result.name] : []));
    const [skipped, steps] = split(group.filter(isChosen), failed);
    results.push(...skipped, ...(await runGroup(steps)));
  }
  const sum = (part: keyof Count) => results.reduce((total, result) => total + result[part], 0);
  if (sum("failed") > 0)
    console.log(`\nTo run one step again: npm test -- NAME, such as npm test -- unit`);
  const summary = results.map((result) => result.summary).join("\n");
  console.log(`\n${summary}\n\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

void main();
