/** @jest-environment node */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { withFreshCache } from "../../src/build/hosting/adapter";

const script = resolve("scripts/stale-cache.mjs");
let root: string;

const write = (name: string, text = name) => {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const run = (action: "empty" | "mark", env: Record<string, string> = {}) =>
  execFileSync(process.execPath, [script, action], { cwd: root, env: { ...process.env, ...env } });
const made = [".cache/redux/state", ".cache/webpack/pack", ".cache/data/datastore/data.mdb"];
const published = ["public/index.html", "public/app-1.js"];
const kept = [
  "public/static/1/photo.avif",
  ".cache/compiled/gatsby-node.js",
  ".cache/data/gatsby-core-utils/mutex",
];
/** The files of an earlier build that are still there. */
const remaining = () =>
  [...made, ...published, ...kept].filter((name) => existsSync(join(root, name)));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stale-cache-"));
  write("package-lock.json", "{}");
  write("gatsby-config.ts", "export default { plugins: [] };");
  write("gatsby-node.ts", 'export { minutes } from "./src/content/minutes";');
  write("src/content/minutes.ts", "export const minutes = (words: number) => words / 230;");
  write("src/build/loader.cjs", "module.exports = (source) => source;");
  for (const name of [...made, ...published, ...kept]) write(name);
  run("mark");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it("keeps the cache while the code of the build is the same", () => {
  write(
    "src/content/minutes.ts",
    "// At 230 a minute.\nexport const minutes = (words: number) => words / 230;",
  );
  write("src/components/Card.tsx", "export const Card = () => null;");
  run("empty");
  expect(remaining()).toEqual([...made, ...published, ...kept]);
});

it.each([
  ["src/content/minutes.ts", "export const minutes = (words: number) => words / 115;"],
  ["src/build/loader.cjs", "module.exports = () => '';"],
  ["package-lock.json", '{ "lockfileVersion": 3 }'],
])("empties all but encoded photos when %s changes", (name, text) => {
  write(name, text);
  run("empty");
  expect(remaining()).toEqual(kept);
});

it("empties all but encoded photos when other patches are left out", () => {
  run("empty", { WITHOUT_PATCHES: "stand-ins" });
  expect(remaining()).toEqual(kept);
});

it("empties a cache that is not marked", () => {
  rmSync(join(root, ".cache/build-code"));
  run("empty");
  expect(remaining()).toEqual(kept);
});

describe("on a host that restores the cache", () => {
  const context = { directories: [], reporter: {} } as never;
  const adapterWith = (didRestore: boolean, stored = jest.fn()) =>
    withFreshCache(
      {
        name: "host",
        cache: { restore: () => didRestore, store: stored },
        adapt: () => undefined,
      },
      root,
    );

  beforeEach(() => {
    mkdirSync(join(root, "scripts"));
    symlinkSync(script, join(root, "scripts/stale-cache.mjs"));
  });

  it("empties it if it was made with other code, once it is restored", async () => {
    write("src/content/minutes.ts", "export const minutes = () => 1;");
    expect(await adapterWith(false).cache?.restore(context)).toBe(false);
    expect(remaining()).toEqual([...made, ...published, ...kept]);
    expect(await adapterWith(true).cache?.restore(context)).toBe(true);
    expect(remaining()).toEqual(kept);
  });

  it.each([true, false])(
    "keeps the code that Gatsby has just compiled; the code is still the same: %s",
    async (isSame) => {
      if (!isSame) write("src/content/minutes.ts", "export const minutes = () => 1;");
      const compiled = join(root, ".cache/compiled/gatsby-node.js");
      write(".cache/compiled/gatsby-node.js", "new");
      // As @netlify/cache-utils does.
      const restore = () => {
        rmSync(join(root, ".cache"), { recursive: true });
        write(".cache/compiled/gatsby-node.js", "old");
        write(".cache/compiled/gone.js");
        return true;
      };
      await withFreshCache(
        { name: "host", cache: { restore, store: jest.fn() }, adapt: () => undefined },
        root,
      ).cache?.restore(context);
      expect(readFileSync(compiled, "utf8")).toBe("new");
      expect(existsSync(join(root, ".cache/compiled/gone.js"))).toBe(false);
    },
  );

  it("marks it before it is stored", async () => {
    rmSync(join(root, ".cache/build-code"));
    const stored = jest.fn(() => existsSync(join(root, ".cache/build-code")));
    await adapterWith(true, stored).cache?.store(context);
    expect(stored).toHaveReturnedWith(true);
  });
});
