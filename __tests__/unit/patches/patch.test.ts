/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { walkFiles } from "../../../src/content/walk-files";
import { patches } from "../../../src/build/patches";
import {
  assertReliances,
  brokenReliances,
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

it("finds all that the patches lean on in the packages that are installed", () => {
  expect(brokenReliances(root, patches)).toEqual([]);
});

describe("when something that a patch leans on is gone", () => {
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
      patch.reliesOn.map((reliance) => [patch.name, reliance.otherwise, patch, reliance] as const),
    ),
  )("%s says: %s", async (name, sentence, patch, reliance) => {
    const alone = { ...patch, reliesOn: [reliance] };
    await install(reliance.file, (text) => text);
    expect(brokenReliances(folder, [alone])).toEqual([]);
    await install(reliance.file, (text) => text.replaceAll(reliance.holds, ""));
    const [message, ...more] = brokenReliances(folder, [alone]);
    expect(more).toEqual([]);
    expect(message).toContain(`Patch ${name} (src/build/patches/${name}.ts): ${sentence}`);
    expect(message).toMatch(/\(.+ \d+\.\d+\.\d+: .+ no longer holds/);
  });

  it("fails with every patch that would no longer work at once", async () => {
    const [one, other] = patches.filter(({ reliesOn }) => reliesOn.length > 0).slice(0, 2);
    if (!one || !other) throw new Error("There are no two patches.");
    const check = () => assertReliances(folder, [one, other]);
    expect(check).toThrow(`Patch ${one.name}`);
    expect(check).toThrow(`Patch ${other.name}`);
    expect(check).toThrow(/is missing/);
    const files = [...one.reliesOn, ...other.reliesOn].map(({ file }) => file);
    for (const file of files) await install(file, (text) => text);
    expect(check).not.toThrow();
  });
});

describe("the list of patches", () => {
  it("holds every file of the folder under its own name", async () => {
    const files = (await walkFiles("src/build/patches"))
      .map((file) => file.replace(/\.ts$/, ""))
      .filter((name) => name !== "index" && name !== "patch");
    expect(patches.map(({ name }) => name).sort()).toEqual(files.sort());
  });

  it.each(patches.map((patch) => [patch.name, patch] as const))(
    "says where the code of %s is and what it is good for",
    (_name, { code = [], since, changes, why }) => {
      expect(code.filter((file) => !existsSync(file))).toEqual([]);
      expect(since).toMatch(/^\S+ \d+\.\d+\.\d+$/);
      for (const text of [changes, why]) expect(text).toMatch(/^\S.*[^.]$/);
    },
  );

  it("leans on packages whose versions package.json pins exactly", () => {
    const named = patches.flatMap(({ reliesOn, since }) => [
      ...reliesOn.map(({ file }) => packageOf(file)),
      since.split(" ")[0] ?? "",
    ]);
    const direct = { ...manifest.dependencies, ...manifest.devDependencies };
    const gatsbys = Object.keys(direct).filter((name) => name.includes("gatsby"));
    const loose = [...new Set([...named, ...gatsbys])].filter(
      (name) => name in direct && !/^\d/.test(direct[name] ?? ""),
    );
    expect(loose).toEqual([]);
  });
});

/** Words of Gatsby's and other packages' insides. */
const inside =
  /\b___(loader|navigate|webpackCompilationHash|chunkMapping)\b|gatsby-(focus-wrapper|announcer|script-loader|global-css)|data-gatsby-head|_gatsby-scripts|cache-dir\/|gatsby\/dist|constructor\.name|\bgetState\(\)\.|webpack\.stats|prototype\.\w+ = /;

it("is the only place that reaches into other packages, with the code that it points to", async () => {
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

describe("a build that measures what a patch gains", () => {
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
