/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishedMark } from "../../../src/build/hosting/finish-html";
import {
  finishedName,
  restoreUnfinishedPages,
  setAside,
} from "../../../src/build/patches/unfinished-pages";
import { walkFiles } from "../../../src/content/walk-files";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "pages-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(name: string, text: string) {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}

const published = () => walkFiles(path.join(root, "public"));
const finished = `<p>finished</p>${finishedMark}`;

/** Replaces a page that Gatsby wrote, as the adapter does. */
async function finish(name: string) {
  await setAside(root, name);
  await write(`public/${finishedName(name)}`, finished);
}

test.each([
  ["index.html", "index.html"],
  ["about/index.html", "about.html"],
  ["services/casino/index.html", "services/casino.html"],
  ["404.html", "404.html"],
])("%s is served as %s", (name, served) => {
  expect(finishedName(name)).toBe(served);
});

test("before the next build Gatsby's own files are restored, and finished ones deleted", async () => {
  const names = ["404.html", "about/index.html", "index.html", "services/casino/index.html"];
  for (const name of names) await write(`public/${name}`, "<p>as Gatsby wrote it</p>");
  for (const name of names) await finish(name);
  expect(await published()).toEqual([
    "404.html",
    "about.html",
    "index.html",
    "services/casino.html",
  ]);

  await restoreUnfinishedPages(root);
  expect(await published()).toEqual(names);
  for (const name of names)
    expect(await readFile(path.join(root, "public", name), "utf8")).toBe(
      "<p>as Gatsby wrote it</p>",
    );
});

test("without the cache finished pages are deleted too, so that deleted pages are not served forever", async () => {
  for (const name of ["index.html", "deleted/index.html"]) {
    await write(`public/${name}`, "<p>as Gatsby wrote it</p>");
    await finish(name);
  }
  await rm(path.join(root, ".cache"), { recursive: true });
  await restoreUnfinishedPages(root);
  expect(await published()).toEqual([]);
});

test("a build that failed before its last step keeps Gatsby's own files", async () => {
  await write("public/index.html", "<p>as Gatsby wrote it</p>");
  await write("public/about/index.html", "<p>as Gatsby wrote it</p>");
  await restoreUnfinishedPages(root);
  expect(await published()).toEqual(["about/index.html", "index.html"]);
});

test("slices and static files are kept", async () => {
  await write("public/_gatsby/slices/_gatsby-scripts-1.html", "slice");
  await write("static/verification.html", "verification");
  await write("public/verification.html", "verification");
  await restoreUnfinishedPages(root);
  expect(await published()).toEqual(["_gatsby/slices/_gatsby-scripts-1.html", "verification.html"]);
});

test("a project that was never built has nothing to restore", async () => {
  await restoreUnfinishedPages(root);
  expect(await published()).toEqual([]);
});
