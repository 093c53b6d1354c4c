/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { walkFiles } from "../../../src/content/walk-files";
import { patches } from "../../../src/build/patches";
import {
  assertAssumptions,
  brokenAssumptions,
  isApplied,
  packageFile,
  PatchError,
} from "../../../src/build/patches/patch";

const root = process.cwd();
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const packageOf = (file: string) =>
  file
    .split("/")
    .slice(0, file.startsWith("@") ? 2 : 1)
    .join("/");

it("finds everything that the patches rely on in the installed packages", () => {
  expect(brokenAssumptions(root, patches)).toEqual([]);
});

describe("when something that a patch relies on is gone", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "patches-"));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A copy of a package's file, with a part of it changed, in a project of its own. */
  async function install(file: string, change: (text: string) => string) {
    const copy = path.join(folder, "node_modules", file);
    await mkdir(path.dirname(copy), { recursive: true });
    const text = await readFile(packageFile(root, file) ?? "", "utf8");
    await writeFile(copy, change(text));
    const about = `${packageOf(file)}/package.json`;
    const aboutCopy = path.join(folder, "node_modules", about);
    if (!existsSync(aboutCopy)) await cp(packageFile(root, about) ?? "", aboutCopy);
  }

  it.each(
    patches.flatMap((patch) =>
      patch.assumptions.map(
        (assumption) => [patch.name, assumption.ifMissing, patch, assumption] as const,
      ),
    ),
  )("%s says: %s", async (name, sentence, patch, assumption) => {
    const alone = { ...patch, assumptions: [assumption] };
    await install(assumption.file, (text) => text);
    expect(brokenAssumptions(folder, [alone])).toEqual([]);
    await install(assumption.file, (text) => text.replaceAll(assumption.contains, ""));
    const [message, ...more] = brokenAssumptions(folder, [alone]);
    expect(more).toEqual([]);
    expect(message).toContain(`Patch ${name} (src/build/patches/${name}.ts): ${sentence}`);
    expect(message).toMatch(/\(.+ \d+\.\d+\.\d+: .+ no longer contains/);
  });

  it("reports every patch that would no longer work in one error", async () => {
    const [one, other] = patches.filter(({ assumptions }) => assumptions.length > 0).slice(0, 2);
    if (!one || !other) throw new Error("There are no two patches.");
    const check = () => assertAssumptions(folder, [one, other]);
    expect(check).toThrow(`Patch ${one.name}`);
    expect(check).toThrow(`Patch ${other.name}`);
    expect(check).toThrow(/is missing/);
    const files = [...one.assumptions, ...other.assumptions].map(({ file }) => file);
    for (const file of files) await install(file, (text) => text);
    expect(check).not.toThrow();
  });
});

describe("the list of patches", () => {
  it("contains every file of the folder, under the name of the file", async () => {
    const files = (await walkFiles("src/build/patches"))
      .map((file) => file.replace(/\.ts$/, ""))
      .filter((name) => name !== "index" && name !== "patch");
    expect(patches.map(({ name }) => name).sort()).toEqual(files.sort());
  });

  it.each(patches.map((patch) => [patch.name, patch] as const))(
    "says where the code of %s is, what it does and why",
    (_name, { code = [], writtenFor, changes, why }) => {
      expect(code.filter((file) => !existsSync(file))).toEqual([]);
      expect(writtenFor).toMatch(/^\S+ \d+\.\d+\.\d+$/);
      for (const text of [changes, why]) expect(text).toMatch(/^\S.*[^.]$/);
    },
  );

  it("relies only on packages whose versions package.json pins exactly", () => {
    const named = patches.flatMap(({ assumptions, writtenFor }) => [
      ...assumptions.map(({ file }) => packageOf(file)),
      writtenFor.split(" ")[0] ?? "",
    ]);
    const direct = { ...manifest.dependencies, ...manifest.devDependencies };
    const gatsbys = Object.keys(direct).filter((name) => name.includes("gatsby"));
    const loose = [...new Set([...named, ...gatsbys])].filter(
      (name) => name in direct && !/^\d/.test(direct[name] ?? ""),
    );
    expect(loose).toEqual([]);
  });
});

/** Internal names of Gatsby and other packages. */
const inside =
  /\b___(loader|navigate|webpackCompilationHash|chunkMapping)\b|gatsby-(focus-wrapper|announcer|script-loader|global-css)|data-gatsby-head|_gatsby-scripts|cache-dir\/|gatsby\/dist|constructor\.name|\bgetState\(\)\.|webpack\.stats|\bmatchPath\b|\bcacheGroups\b|prototype\.\w+ = /;

it("is, with the code that it points to, the only place that reaches into other packages", async () => {
  const allowed = ["src/build/patches/", ...patches.flatMap(({ code = [] }) => code)];
  const reaching: string[] = [];
  for (const name of await walkFiles("src")) {
    const file = `src/${name}`;
    if (!/\.(tsx?|css)$/.test(file) || file === "src/gatsby-types.d.ts") continue;
    if (allowed.some((place) => file === place || file.startsWith(place))) continue;
    const text = await readFile(file, "utf8");
    const plain = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    if (inside.test(plain)) reaching.push(file);
  }
  expect(reaching).toEqual([]);
});

describe("a build that measures the gain of a patch", () => {
  const [patch] = patches;
  if (!patch) throw new Error("There is no patch.");

  afterEach(() => {
    delete process.env.WITHOUT_PATCHES;
  });

  it("leaves out the patch, or a part of it", () => {
    expect(isApplied(patch)).toBe(true);
    process.env.WITHOUT_PATCHES = `other,${patch.name}`;
    expect(isApplied(patch)).toBe(false);
    process.env.WITHOUT_PATCHES = `${patch.name}/part`;
    expect(isApplied(patch)).toBe(true);
    expect(isApplied(patch, "part")).toBe(false);
    expect(isApplied(patch, "other")).toBe(true);
  });
});

it("names the patch in an error", () => {
  const [patch] = patches;
  expect(patch && new PatchError(patch, "So.").message).toBe(
    `Patch ${patch?.name} (src/build/patches/${patch?.name}.ts): So.`,
  );
});
