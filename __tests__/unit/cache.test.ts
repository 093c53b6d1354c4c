/** @jest-environment node */
/** What the scripts around Gatsby keep whole: the cache of a build. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const script = pathToFileURL(resolve("scripts/stale-cache.mjs")).href;
const made = [".cache/redux/state", ".cache/data/datastore/data.mdb", "public/index.html"];
const photo = "public/static/1/photo.avif";
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
  for (const name of ["package-lock.json", "gatsby-config.ts", "gatsby-node.ts"]) write(name);
  for (const name of ["src/content/minutes.ts", ...made, photo]) write(name);
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

it.each(["src/content/minutes.ts", "package-lock.json"])(
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
