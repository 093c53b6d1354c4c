/**
 * @jest-environment node
 *
 * Which versions of Node the project supports is said once: `engines` in package.json. Everything else has to agree.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import semver from "semver";

interface Package {
  engines?: { node?: string };
  optional?: boolean;
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const range = (json("package.json") as Package).engines?.node ?? "";
/** The oldest supported version of each line, and the newest of the lines in use. */
const supported = ["20.19.0", "20.20.2", "22.16.0", "22.23.3", "24.0.0", "24.21.0"];

test.each(supported)("every locked package supports Node %s", (version) => {
  const { packages } = json("package-lock.json") as { packages: Record<string, Package> };
  const refusing = Object.entries(packages)
    .filter(([, { engines, optional }]) => !optional && engines?.node)
    .filter(([, { engines }]) => !semver.satisfies(version, engines!.node!))
    .map(([name, { engines }]) => `${name} needs Node ${engines!.node!}`);
  expect(refusing).toEqual([]);
});

const refused = ["18.20.0", "20.18.3", "21.7.0", "22.15.1", "23.0.0", "26.0.0"];

/** What setting up says to each version; jest cannot import the module itself, which no transform may touch. */
function answers(versions: readonly string[]): string[] {
  const program = `import { checkNode } from "./scripts/setup.mjs";
    const answer = (version) => { try { checkNode(version); return "" } catch (error) { return error.message } };
    console.log(JSON.stringify(${JSON.stringify(versions)}.map(answer)));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program]);
  return JSON.parse(output.toString()) as string[];
}

test("setting up reads the range as npm does, and says in one line which versions will do", () => {
  const versions = [...supported, ...refused];
  expect(versions.filter((version) => !semver.satisfies(version, range))).toEqual(refused);
  const told = (version: string) =>
    `This project needs Node ${range}, and this is Node ${version}: install a supported one from https://nodejs.org and run the command again.`;
  expect(answers(versions)).toEqual([...supported.map(() => ""), ...refused.map(told)]);
});

test("the version that nvm and Netlify take is a supported one", () => {
  const version = semver.coerce(readFileSync(".nvmrc", "utf8"));
  expect(semver.intersects(`^${version!.version}`, range)).toBe(true);
  expect(readFileSync("netlify.toml", "utf8")).not.toContain("NODE_VERSION");
});

test("the README names the oldest version of each line", () => {
  const readme = readFileSync("README.md", "utf8");
  for (const part of ["20.19", "22.16", "24"]) expect(readme).toContain(part);
});
