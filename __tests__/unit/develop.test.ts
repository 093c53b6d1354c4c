/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Stops where Gatsby may be stopped: between opening the file of the types and writing it. */
const gatsby = `require("fs").writeFileSync("src/gatsby-types.d.ts", "declare namespace Queries {\\n");
console.log("half");
setInterval(() => undefined, 1000);`;
const types = "declare namespace Queries {\n}\n";
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "develop-"));
  cpSync("scripts", join(root, "scripts"), { recursive: true });
  for (const folder of ["src", ".cache", "node_modules/gatsby"])
    mkdirSync(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries({
    "package.json": '{ "type": "commonjs" }',
    "node_modules/gatsby/package.json": '{ "bin": "cli.js" }',
    "node_modules/gatsby/cli.js": gatsby,
    "package-lock.json": "",
    "gatsby-config.ts": "",
    "gatsby-node.ts": "",
    "src/gatsby-types.d.ts": types,
  }))
    writeFileSync(join(root, name), text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("leaves the query types whole when it is stopped while Gatsby writes them, and the cache unmarked", async () => {
  const tsx = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;
  const develop = spawn(process.execPath, ["--import", tsx, "scripts/develop.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(develop.stdout, "data");
  develop.kill("SIGTERM");
  await once(develop, "exit");
  expect(readFileSync(join(root, "src/gatsby-types.d.ts"), "utf8")).toBe(types);
  // The next build begins anew.
  expect(existsSync(join(root, ".cache/build-code"))).toBe(false);
});
