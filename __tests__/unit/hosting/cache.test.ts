/** @jest-environment node */
/** When Gatsby may go on from its cache. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { emptyStaleCache, markCacheBegun, markCacheWhole } from "../../../src/hosting/cache";

let parent: string;
let root: string;

const write = (name: string, text = name) => {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/**
 * What an earlier build has left: what it published. Gatsby empties its cache where that is gone.
 */
const left = ["public/index.html"];
const remaining = async () => {
  await emptyStaleCache(root);
  return left.filter((name) => existsSync(join(root, name)));
};

async function build(): Promise<void> {
  await markCacheBegun(root);
  await markCacheWhole(root);
}

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "cache-"));
  root = join(parent, "site");
  for (const name of ["gatsby-config.ts", "gatsby-node.ts", "pnpm-lock.yaml"]) write(name);
  for (const name of ["src/content/minutes.ts", "src/i18n/en.yml", ".cache/state", ...left])
    write(name);
});
afterEach(() => rmSync(parent, { recursive: true }));

it("a build goes on from one that ended well, whatever components have become meanwhile", async () => {
  await build();
  write("src/components/Card.tsx", "export const Card = () => null;");
  expect(await remaining()).toEqual(left);
});

it("a build that failed or was stopped leaves nothing", async () => {
  await build();
  await markCacheBegun(root);
  expect(await remaining()).toEqual([]);
});

it.each(["src/content/minutes.ts", "src/i18n/en.yml", "gatsby-node.ts", "pnpm-lock.yaml"])(
  "other code leaves nothing: %s",
  async (name) => {
    await build();
    write(name, "changed");
    expect(await remaining()).toEqual([]);
  },
);

it("a build ends with a sentence if Gatsby has not emptied a stale cache", async () => {
  await emptyStaleCache(root);
  await expect(markCacheBegun(root)).rejects.toThrow(
    "Gatsby no longer empties its cache where public is gone: see docs/",
  );
});

it("code that changes while a build runs leaves nothing", async () => {
  await markCacheBegun(root);
  write("src/content/minutes.ts", "changed");
  await markCacheWhole(root);
  expect(await remaining()).toEqual([]);
});

it("a checkout that was copied has the other folder's path in its cache", async () => {
  await build();
  const copy = join(parent, "copy");
  cpSync(root, copy, { recursive: true });
  root = copy;
  expect(await remaining()).toEqual([]);
});

it.each([
  ["a build", "development", "production"],
  ["a development server", "production", "development"],
] as const)("%s does not go on from the other", async (_what, before, now) => {
  const env = (mode: "development" | "production") =>
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });
  env(before);
  await build();
  env(now);
  expect(await remaining()).toEqual([]);
});

it("a preview with drafts and the public site do not go on from each other", async () => {
  await build();
  jest.replaceProperty(process, "env", { ...process.env, CONTEXT: "deploy-preview" });
  expect(await remaining()).toEqual([]);
});

it("a development server goes on from one that was stopped", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  await markCacheBegun(root);
  expect(await remaining()).toEqual(left);
});
