/** @jest-environment node */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashSource, inlineSources } from "../../../src/build/hosting/content-security-policy";
import { finishPages } from "../../../src/build/hosting/finish-pages";

let folder: string;

const scripts = String.raw`<!-- slice-start id="_gatsby-scripts-1" --><script>window.___chunkMapping="{\"app\":[\"/app.js\"]}";</script><script>window.___webpackCompilationHash="12ab";</script><script src="/app-12ab.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"/><style data-href="/styles.12ab.css" data-identity="gatsby-global-css">all</style></head><body>${body}${scripts}</body></html>`;

const inPublic = (name: string) => path.join(folder, "public", name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "finish-"));
  await mkdir(inPublic("about"), { recursive: true });
  for (const name of ["visit", "content", "brand"])
    await cp(path.join("src", name), path.join(folder, "src", name), { recursive: true });
  const stats = { assetsByChunkName: { app: ["styles.12ab.css", "app-12ab.js"] } };
  await writeFile(inPublic("webpack.stats.json"), JSON.stringify(stats));
  await writeFile(inPublic("styles.12ab.css"), "h1{color:red}p{color:blue}");
  await writeFile(inPublic("index.html"), page("<h1>Home</h1>"));
  await writeFile(inPublic("about/index.html"), page("<p>About</p>"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it("writes each page with its own styles, and returns the hashes of its inline code", async () => {
  const finished = await finishPages(folder, ["index.html", "about/index.html"]);
  const home = await readFile(inPublic("index.html"), "utf8");
  const about = await readFile(inPublic("about.html"), "utf8");
  expect(home).toContain("<style>h1{color:red}</style>");
  expect(about).toContain("<style>p{color:blue}</style>");
  const { scripts: inline, styles } = inlineSources(about);
  expect(finished.styles.get("about/index.html")).toEqual(styles.map(hashSource));
  // Both pages have the same scripts, of which only one hash is kept: on a large site their texts would fill the memory.
  expect([...finished.scripts]).toEqual(inline.map(hashSource));
});

it("loads Gatsby's scripts after a script of globals that all pages share", async () => {
  const { hashedFiles } = await finishPages(folder, ["index.html", "about/index.html"]);
  const [globals = "", ...others] = hashedFiles;
  expect(others).toEqual([]);
  const home = await readFile(inPublic("index.html"), "utf8");
  expect(home).toContain(`<script src="${globals}"></script><script src="/app-12ab.js"></script>`);
  expect(await readFile(inPublic(globals), "utf8")).toContain(
    'window.___webpackCompilationHash="12ab";',
  );
});
