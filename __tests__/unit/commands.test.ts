/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readArguments } from "../../scripts/check-arguments";

it("installs what is missing before it runs any of the project's tools", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const others = Object.entries(scripts).filter(
    ([, script]) => !/^(exec )?node scripts\/\w+\.mjs( |$)/.test(script),
  );
  expect(others).toEqual([]);
});

it.each([
  ["check-content.ts", ["--due", "--today=2026-02-30"], "an existing day as YYYY-MM-DD"],
  ["check-content.ts", ["--dew"], "npm run check:content"],
  ["new/index.ts", ["poem", "A title"], 'npm run new -- service "Title"'],
  ["photos/index.ts", ["nowhere"], "There is no folder nowhere."],
  ["generate/index.ts", ["--screenshot"], "Unknown option '--screenshot'"],
  ["rehearse/index.ts", ["gatsby"], "“gatsby” is not of the form package@version"],
  ["bench/index.ts", ["fuzz", "ten"], "must be a positive integer, not “ten”"],
  ["bench/index.ts", ["build", "35", "many"], "must be a positive integer, not “many”"],
])(
  "%s %j exits with 1 and says why, without a stack",
  (script, args, message) => {
    const command = ["node_modules/tsx/dist/cli.mjs", `scripts/${script}`, ...args];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
    expect(status).toBe(1);
  },
  60_000,
);

it.each([
  [["content/faq.yml"], "“content/faq.yml”: files go with --words or --translated only."],
  [["--translated"], "--translated needs a file."],
  [["--grades"], "--grades goes with --words only."],
  [["--today=2026-11-20"], "--today goes with --words or --due only."],
  [["--words", "--today=tomorrow"], "not “tomorrow”"],
])("npm run check:content -- %j says that it would change nothing", (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});

it.each([
  [["--words", "--grades", "--today=2026-11-20", "faq"]],
  [["--translated", "content/faq.es.yml"]],
  [["--due", "--today=2028-02-29"]],
  [[]],
])("npm run check:content -- %j is accepted", (args) => {
  expect(() => readArguments(args)).not.toThrow();
});
