/** @jest-environment node */
/** What the scripts around Gatsby keep whole: the cache of a build, and the types of the queries. */
import { execFileSync, spawn } from "node:child_process";
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
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const script = pathToFileURL(resolve("scripts/stale-cache.mjs")).href;
const tsx = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;
const made = [".cache/redux/state", ".cache/data/datastore/data.mdb", "public/index.html"];
const photo = "public/static/1/photo.avif";
const types = "declare namespace Queries {\n}\n";
let parent: string;
let root: string;

const write = (name: string, text = name) => {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
/** Calls functions of the module, which jest cannot load. */
const run = (...calls: ("emptyStaleCache" | "markCache")[]) =>
  execFileSync(process.execPath, [
    ...["--input-type=module", "-e"],
    `import * as cache from ${JSON.stringify(script)};
    for (const name of ${JSON.stringify(calls)}) await cache[name](${JSON.stringify(root)});`,
  ]);
/** The files of an earlier build that are still there. */
const remaining = () => [...made, photo].filter((name) => existsSync(join(root, name)));

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "stale-cache-"));
  root = join(parent, "site");
  for (const name of ["pnpm-lock.yaml", "src/content/minutes.ts", ...made, photo]) write(name);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it("keeps the cache while the code of the build is the same, and empties one that is not marked", () => {
  run("markCache");
  write("src/components/Card.tsx", "export const Card = () => null;");
  run("emptyStaleCache");
  expect(remaining()).toEqual([...made, photo]);
  rmSync(join(root, ".cache/build-code"));
  run("emptyStaleCache");
  expect(remaining()).toEqual([photo]);
});

it.each(["src/content/minutes.ts", "pnpm-lock.yaml"])(
  "empties all but encoded photos when %s changes",
  (name) => {
    run("markCache");
    write(name, "changed");
    run("emptyStaleCache");
    expect(remaining()).toEqual([photo]);
  },
);

it("empties the cache of a checkout that was copied, which has the folder's path in it", () => {
  run("markCache");
  const copy = join(parent, "copy");
  cpSync(root, copy, { recursive: true });
  root = copy;
  run("emptyStaleCache");
  expect(remaining()).toEqual([photo]);
});

it("develop leaves the query types whole when it is stopped while Gatsby writes them, and the cache unmarked", async () => {
  cpSync("scripts", join(root, "scripts"), { recursive: true });
  write("package.json", '{ "type": "commonjs" }');
  write("node_modules/gatsby/package.json", '{ "bin": "cli.js" }');
  write("src/gatsby-types.d.ts", types);
  // Stops where Gatsby may be stopped: between opening the file of the types and writing it.
  write(
    "node_modules/gatsby/cli.js",
    `require("fs").writeFileSync("src/gatsby-types.d.ts", "declare namespace Queries {\\n");
    console.log("half");
    setInterval(() => undefined, 1000);`,
  );
  const develop = spawn(process.execPath, ["--import", tsx, "scripts/develop.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(develop.stdout, "data");
  develop.kill("SIGTERM");
  await once(develop, "exit");
  expect(readFileSync(join(root, "src/gatsby-types.d.ts"), "utf8")).toBe(types);
  expect(existsSync(join(root, ".cache/build-code"))).toBe(false);
});
