/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const config = JSON.stringify(pathToFileURL(resolve("playwright.config.mjs")).href);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "playwright-"));
  writeFileSync(join(folder, "read.mjs"), `await import(${config});`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads the settings as Playwright does, and returns what they say where they cannot be used. */
const read = (...args: string[]) =>
  spawnSync(process.execPath, ["read.mjs", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, SITE: "" },
  }).stderr;

it.each([
  [["--project=site"], "dist is not there", "run npm run build"],
  [
    ["--project", "journeys"],
    ".businesses/general-contractor/dist is not there",
    "run npm test -- fixtures",
  ],
  [[], "dist is not there", "--project=site"],
])(
  "a site that %j needs and nobody has built is told with what builds it",
  (args, problem, remedy) => {
    const said = read(...args);
    expect(said).toContain(problem);
    expect(said).toContain(remedy);
  },
);

it("a site that is not asked for need not be built", () => {
  mkdirSync(join(folder, "dist"));
  expect(read("--project=site")).toBe("");
});
