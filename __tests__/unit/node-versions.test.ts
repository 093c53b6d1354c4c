/**
 * @jest-environment node
 *
 * The supported versions of Node are stated once, in `engines` of package.json. Everything else must agree.
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

/** Returns the setup's error for each version, if any. Jest cannot import the module itself, which must not be transformed. */
function setupErrors(versions: readonly string[]): string[] {
  const program = `import { checkNode } from "./scripts/setup.mjs";
    const answer = (version) => { try { checkNode(version); return "" } catch (error) { return error.message } };
    console.log(JSON.stringify(${JSON.stringify(versions)}.map(answer)));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program]);
  return JSON.parse(output.toString()) as string[];
}

test("the setup reads the range as npm does, and names it in one line", () => {
  const versions = [...supported, ...refused];
  expect(versions.filter((version) => !semver.satisfies(version, range))).toEqual(refused);
  const error = (version: string) =>
    `This project needs Node ${range}, but this is Node ${version}: install a supported one from https://nodejs.org and run the command again.`;
  expect(setupErrors(versions)).toEqual([...supported.map(() => ""), ...refused.map(error)]);
});

test("the version for nvm and Netlify is supported", () => {
  const version = semver.coerce(readFileSync(".nvmrc", "utf8"));
  expect(semver.intersects(`^${version!.version}`, range)).toBe(true);
  expect(readFileSync("netlify.toml", "utf8")).not.toContain("NODE_VERSION");
});

test("the README names the oldest version of each line", () => {
  const lines = range
    .split("||")
    .map((part) => semver.minVersion(part)!)
    .map(({ major, minor }) => (minor > 0 ? `${major} (from ${major}.${minor})` : `${major}`));
  const named = `[Node.js](https://nodejs.org) ${lines.slice(0, -1).join(", ")} or ${lines.at(-1)}. `;
  expect(readFileSync("README.md", "utf8")).toContain(named);
});
