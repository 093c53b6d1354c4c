/** @jest-environment node */
/** What comes into `dist`. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  assetsIn,
  expectBuildName,
  fileWritten,
  readChunks,
  readPages,
} from "../../../src/hosting/gatsby-files";
import { picturesNamedIn } from "../../../src/hosting/references";
import { SiteFiles } from "../../../src/hosting/site-files";
import { bundleInline, type InlineScript } from "../../../src/visit/inline/bundle";

it.each([
  [
    "HTML",
    `<source srcSet="/static/1/a.avif 400w,\n/static/1/b.avif 750w"/>`,
    ["1/a.avif", "1/b.avif"],
  ],
  [
    "page data",
    String.raw`{"src":"/static/2/c%20d.jpg","srcSet":"/static/2/e.jpg 1w,\n/static/2/f.jpg 2w"}`,
    ["2/c d.jpg", "2/e.jpg", "2/f.jpg"],
  ],
  ["a name with an apostrophe", `<img src="/static/3/owner&#x27;s.jpg">`, ["3/owner's.jpg"]],
  ["an address with a query", "/static/4/i.svg?v=1 /static/4/j.svg#part", ["4/i.svg", "4/j.svg"]],
  ["a text without pictures", "/about /statics /fonts/a.woff2", []],
])("the pictures that %s names", (_what, text, names) => {
  expect(picturesNamedIn(text)).toEqual(names.map((name) => `static/${name}`));
});

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "dist-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("files are written, copied, or linked where they never change under their names", async () => {
  const source = join(folder, "source");
  writeFileSync(source, "words");
  const site = new SiteFiles();
  site.add("blog/a.html", "a page", { text: "page" });
  site.add("b.txt", "a file", { copy: source });
  site.add("static/c.jpg", "a picture", { link: source });
  await site.writeTo(join(folder, "dist"));
  const written = (name: string) => join(folder, "dist", name);
  expect(site.names).toEqual(["b.txt", "blog/a.html", "static/c.jpg"]);
  expect(readFileSync(written("blog/a.html"), "utf8")).toBe("page");
  expect(statSync(written("b.txt")).nlink).toBe(1);
  expect(statSync(written("static/c.jpg")).nlink).toBe(2);
});

it("two files at one address are a mistake that names both", () => {
  const site = new SiteFiles();
  site.add("robots.txt", "a file of static/", { text: "" });
  expect(() => site.add("robots.txt", "a file of src/publish", { text: "" })).toThrow(
    "/robots.txt would be both a file of static/ and a file of src/publish: rename one.",
  );
});

it("a file that is gone is named", async () => {
  const site = new SiteFiles();
  site.add("page-data/sq/d/1.json", "data of pages", { copy: join(folder, "gone") });
  await expect(site.writeTo(folder)).rejects.toThrow("/page-data/sq/d/1.json, data of pages");
});

it.each<InlineScript>(["head", "loader", "trusted-types"])(
  "the script %s is one expression that can stand in HTML",
  async (name) => {
    const script = await bundleInline(process.cwd(), name);
    expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
    expect(script).not.toMatch(/<\/script|<!--|\n/i);
  },
);

it("a file that Gatsby no longer writes ends a build with a sentence", async () => {
  await expect(readChunks(folder)).rejects.toThrow(
    "Gatsby no longer writes public/chunk-map.json: see docs/decisions/reaching-into-gatsby.md.",
  );
  await expect(readPages(folder, [])).rejects.toThrow("Gatsby no longer writes pages");
  expect(() => assetsIn([])).toThrow("Gatsby no longer writes which files never change");
  expect(() => fileWritten(folder, "page-data/app-data.json")).toThrow(
    "Gatsby no longer writes public/page-data/app-data.json",
  );
  mkdirSync(join(folder, "public/page-data"), { recursive: true });
  writeFileSync(join(folder, "public/page-data/app-data.json"), "{}");
  await expect(expectBuildName(folder)).rejects.toThrow("Gatsby no longer writes the name");
});
