/** The part of test.mjs that runs once all packages are installed. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, isBuilt } from "./build.mjs";
import { exitOnSignal, run, tool } from "./run.mjs";
import { root } from "./setup.mjs";

/** @typedef {{ passed: number, failed: number }} Count */

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

/**
 * Runs a tool as a single check.
 *
 * @param {string[]} args
 * @returns {() => Promise<Count>}
 */
const check = (args) => async () => count((await run(args)) === 0);

/**
 * @param {boolean} passed
 * @returns {Count}
 */
const count = (passed) => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Runs the tests of one jest project, and counts each of them.
 *
 * @param {string} project
 * @param {string[]} [args]
 * @returns {() => Promise<Count>}
 */
const jest =
  (project, args = []) =>
  async () => {
    const report = join(reports, `${project}.json`);
    const options = [
      "--selectProjects",
      project,
      "--ci",
      "--json",
      "--outputFile",
      report,
      ...args,
    ];
    const code = await run([tool("jest"), ...options]);
    if (!existsSync(report)) return count(false);
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    // A file that failed to load has no tests to count.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  };

/** @returns {Promise<Count>} */
async function checkBuild() {
  if (isBuilt()) {
    console.log("Nothing has changed since the last build.");
    return count(true);
  }
  const types = join(root, "src/gatsby-types.d.ts");
  const read = () => (existsSync(types) ? readFileSync(types, "utf8") : "");
  const before = read();
  const built = count(await build());
  if (built.failed > 0 || before === read()) return built;
  // The type check and the linter ran earlier, with outdated query types.
  console.error("src/gatsby-types.d.ts was out of date: run npm run generate, and commit it.");
  return { passed: 1, failed: 1 };
}

/** @type {{ name: string, title: string, needsBuild?: boolean, run: () => Promise<Count> }[]} */
const steps = [
  { name: "types", title: "Type check", run: check([tool("typescript", "tsc")]) },
  { name: "lint", title: "Lint", run: check([tool("eslint"), "."]) },
  { name: "format", title: "Format check", run: check([tool("prettier"), "--check", "."]) },
  { name: "unit", title: "Unit and component tests", run: jest("unit") },
  {
    name: "content",
    title: "Content check",
    run: check([tool("tsx"), "scripts/check-content.ts"]),
  },
  { name: "content-tests", title: "Tests of the content", run: jest("content") },
  { name: "build", title: "Build", run: checkBuild },
  { name: "built", title: "Tests of the built site", needsBuild: true, run: jest("built") },
  {
    name: "browser",
    title: "Tests in a browser",
    needsBuild: true,
    // Each worker drives a Chromium, which starts several processes.
    run: jest("browser", ["--maxWorkers=2", "--testTimeout=60000"]),
  },
];

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown step ${unknown.join(", ")}; the steps are ${steps.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}

exitOnSignal(130);

/** @type {Count} */
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];
for (const step of steps) {
  if (selected.length > 0 && !selected.includes(step.name)) continue;
  console.log(`\n── ${step.title} (${step.name})`);
  const started = performance.now();
  /** @type {Count} */
  let result;
  if (step.needsBuild && !isBuilt()) {
    console.error("The build is missing or out of date: run `npm test -- build` first.");
    result = count(false);
  } else {
    result = await step.run();
  }
  total.passed += result.passed;
  total.failed += result.failed;
  const time = ((performance.now() - started) / 1000).toFixed(1);
  const line = `${result.failed === 0 ? "✓" : "✗"} ${step.title}: ${result.passed} passed, ${result.failed} failed, ${time} s`;
  console.log(line);
  summary.push(line);
}

console.log(`\n${summary.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
