/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const script = pathToFileURL(resolve("scripts/stale-cache.mjs")).href;
let parent: string;
let root: string;

const write = (name: string, text = name) => {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const run = (call: "emptyStaleCache" | "markCache") =>
  execFileSync(process.execPath, [
    ...["--input-type=module", "-e"],
    `import * as cache from ${JSON.stringify(script)}; await cache.${call}(${JSON.stringify(root)});`,
  ]);
const made = [".cache/redux/state", ".cache/data/datastore/data.mdb", "public/index.html"];
const photo = "public/static/1/photo.avif";
/** The files of an earlier build that are still there. */
const remaining = () => [...made, photo].filter((name) => existsSync(join(root, name)));

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "stale-cache-"));
  root = join(parent, "site");
  for (const name of ["package-lock.json", "gatsby-config.ts", "gatsby-node.ts"]) write(name);
  for (const name of ["src/content/minutes.ts", "src/gatsby/loader.cjs", ...made, photo])
    write(name);
  run("markCache");
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

it("keeps the cache while the code of the build is the same", () => {
  write("src/components/Card.tsx", "export const Card = () => null;");
  run("emptyStaleCache");
  expect(remaining()).toEqual([...made, photo]);
});

it.each(["src/content/minutes.ts", "src/gatsby/loader.cjs", "package-lock.json"])(
  "empties all but encoded photos when %s changes",
  (name) => {
    write(name, "changed");
    run("emptyStaleCache");
    expect(remaining()).toEqual([photo]);
  },
);

it("empties the cache of a checkout that was copied, which has the folder's path in it", () => {
  const copy = join(parent, "copy");
  cpSync(root, copy, { recursive: true });
  root = copy;
  run("emptyStaleCache");
  expect(remaining()).toEqual([photo]);
});

it("empties a cache that is not marked", () => {
  rmSync(join(root, ".cache/build-code"));
  run("emptyStaleCache");
  expect(remaining()).toEqual([photo]);
});
