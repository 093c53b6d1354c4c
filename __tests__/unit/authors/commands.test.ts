/** @jest-environment node */
/** The commands of package.json, each run as a process of its own. */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../src/content/check";
import { contentProject } from "../../support/content-fixture";

jest.setTimeout(120_000);

const command = (script: string, ...args: string[]) => [
  "--import",
  path.resolve("node_modules/tsx/dist/loader.mjs"),
  path.resolve("scripts", script),
  ...args,
];
const run = (args: string[], cwd = ".") =>
  spawnSync(process.execPath, args, { cwd, encoding: "utf8" });

/** The small project, with the labels that the commands read. */
async function project() {
  const made = await contentProject();
  const spots = "src/components/SpotDrawing/spots.svg";
  for (const read of ["src/i18n", spots])
    await cp(read, path.join(made.root, read), { recursive: true });
  return made;
}

test("a command installs what is missing before it runs any of the project's tools", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  for (const script of Object.values(scripts))
    expect(script).toMatch(/^node scripts\/\w+\.mjs( |$)/);
});

test.each([
  ["builds with Node 20.19", "20.19.0", "/home/me/site", "none"],
  ["builds with Node 24", "24.0.1", "/home/me/site", "none"],
  ["refuses Node 20.18", "20.18.3", "/home/me/site", "but this is Node 20.18.3: install"],
  ["refuses Node 23", "23.1.0", "/home/me/site", "but this is Node 23.1.0: install"],
  [
    "refuses a folder with brackets",
    "22.16.0",
    "/me/site (copy)",
    "holds “(”: move or rename /me/site (copy), and",
  ],
  ["refuses a folder with #", "22.16.0", "/me/c#/site", "or rename /me/c#/site, and run"],
  ["refuses a folder with '", "22.16.0", "/me/Sam's site", "or rename /me/Sam's site, and run"],
  ["refuses a folder with %", "22.16.0", "/me/50% off", "or rename /me/50% off, and run"],
  ["refuses a folder with [", "22.16.0", "/me/site [new]", "or rename /me/site [new], and run"],
])("setup %s, in a sentence", (_what, version, folder, message) => {
  // jest cannot load the module, which knows its own address.
  const program = `import { obstacle } from "./src/hosting/obstacle.mjs";
    console.log(obstacle(${JSON.stringify(version)}, ${JSON.stringify(folder)}) ?? "none");`;
  expect(run(["--input-type=module", "--eval", program]).stdout).toContain(message);
});

test("setup hands a folder with a blank in its name through a shell as one word", () => {
  const program = `import { spawnSync } from "node:child_process";
    import { wordFor } from "./scripts/setup.mjs";
    const words = ["--print", "process.argv.at(-1)", "/home/Ana Test/pnpm.tgz"];
    const args = words.map((word) => wordFor(word, true));
    console.log(spawnSync("node", args, { shell: true, encoding: "utf8" }).stdout);`;
  const { stdout } = run(["--input-type=module", "--eval", program]);
  expect(stdout.trim()).toBe("/home/Ana Test/pnpm.tgz");
});

test.each([
  ["check-content.ts", ["--transaltions"], "npm run check:content"],
  ["new.ts", ["poem", "A title"], 'npm run new -- KIND "Title"'],
])("%s %j exits with 1 and says why, without a stack", (script, args, message) => {
  const { status, stderr } = run(command(script, ...args));
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("    at ");
  expect(status).toBe(1);
});

test("npm run new makes drafts of every kind in which the check finds no mistake, and none twice", async () => {
  const { root, remove } = await project();
  await cp("templates", path.join(root, "templates"), { recursive: true });
  // Whichever groups and offers the site has.
  const template = path.join(root, "templates/service/index.md");
  const text = await readFile(template, "utf8");
  await writeFile(template, text.replace(/^(group|offer): .*$/gm, "$1: of-another-site"));
  for (const [kind, folder] of [
    ["service", "services"],
    ["build-recap", "build-process"],
    ["article", "blog"],
  ] as const) {
    const title = `A trial of a ${kind}: one`;
    expect(run(command("new.ts", kind, title), root).stderr).toBe("");
    const page = path.join(root, `content/${folder}/a-trial-of-a-${kind}-one/index.md`);
    expect(await readFile(page, "utf8")).toContain(`title: "${title}"\n`);
  }
  expect((await checkContent(root)).mistakes).toEqual([]);
  const again = run(command("new.ts", "article", "A trial of a article: one"), root);
  expect(again.stderr).toContain("there already");
  await remove();
});

test("npm run photos makes camera files upright, small, and free of place and camera data", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "photos-"));
  const [from, to] = [path.join(folder, "camera"), path.join(folder, "page")];
  await Promise.all([mkdir(from), mkdir(to)]);
  const create = { width: 3000, height: 2000, channels: 3, background: "#888" } as const;
  await sharp({ create })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitude: "36/1 10/1 0/1" } })
    .jpeg()
    .toFile(path.join(from, "IMG 0001.JPG"));
  await copyFile(path.join(__dirname, "camera.heic"), path.join(from, "IMG_0002.HEIC"));
  const { status, stdout } = run(command("photos.ts", from, "--to", to));
  expect(stdout).toContain("✓ IMG 0001.JPG → img-0001.jpg  1707 × 2560");
  expect(status).toBe(0);
  expect((await readdir(to)).sort()).toEqual(["img-0001.jpg", "img-0002.jpg"]);
  const { exif, orientation } = await sharp(path.join(to, "img-0001.jpg")).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  await rm(folder, { recursive: true });
});

test("npm run check:content -- --watch checks, waits, and exits on SIGINT", async () => {
  const { root, remove } = await project();
  const child = spawn(process.execPath, command("check-content.ts", "--watch"), { cwd: root });
  const code = new Promise((ended) => child.once("exit", ended));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => {
      output += data.toString();
      if (output.includes("Watching content/")) child.kill("SIGINT");
    });
  expect(await code).toBe(0);
  expect(output).toContain("Checking content at");
  expect(output).toContain("Watching content/");
  await remove();
});
