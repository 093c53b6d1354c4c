/** @jest-environment node */
/** What comes into `dist`. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { picturesInData, picturesNamedIn } from "../../../src/hosting/references";
import { SiteFiles } from "../../../src/hosting/site-files";
import { bundleInline, type InlineScript } from "../../../src/visit/inline/bundle";

const [one, two] = ["1".repeat(32), "2".repeat(32)];

it.each([
  [
    "HTML",
    `<source srcSet="/static/${one}/3abcd/a.avif 400w,\n/static/${one}/4abcd/b.avif 750w"/>`,
    [`${one}/3abcd/a.avif`, `${one}/4abcd/b.avif`],
  ],
  [
    "page data",
    String.raw`{"src":"/static/${one}/c%20d.jpg","srcSet":"/static/${one}/e.jpg 1w,\n/static/${two}/f.jpg 2w"}`,
    [`${one}/c d.jpg`, `${one}/e.jpg`, `${two}/f.jpg`],
  ],
  [
    "a name with an apostrophe",
    `<img src="/static/${one}/owner&#x27;s.jpg">`,
    [`${one}/owner's.jpg`],
  ],
  [
    "an address with a query",
    `/static/${one}/i.svg?v=1 /static/${two}/j.svg#part`,
    [`${one}/i.svg`, `${two}/j.svg`],
  ],
  ["a text without pictures", "/about /statics /fonts/a.woff2", []],
  [
    "a sentence about another file",
    `/static/../admin/index.html /static/%2e%2e/%2E%2e/.env /static/nothing.jpg /static/${one}/..%5cx
    /static/${one}/../../admin/config.json /static/${one}/%2e%2e /static/${one}//x /static/${one}%2f..`,
    [],
  ],
])("the pictures that %s names", (_what, text, names) => {
  expect(picturesNamedIn(text)).toEqual(names.map((name) => `static/${name}`));
});

it("the data of a page name files in the fields that Gatsby documents", () => {
  const images = { fallback: { src: `/static/${one}/a.jpg`, srcSet: "" }, sources: [] };
  const source = { srcSet: `/static/${one}/3abcd/b.avif 400w,\n/static/${one}/c.avif 750w` };
  const data = { images: { ...images, sources: [source] }, drawing: { publicURL: null } };
  expect(picturesInData(JSON.stringify(data))).toEqual(
    ["3abcd/b.avif", "a.jpg", "c.avif"].map((name) => `static/${one}/${name}`),
  );
});

it.each([
  { src: "/assets/a.jpg" },
  { srcSet: `/static/${one}/a.avif 400w,\n/static/b.avif 750w` },
  { publicURL: "/static/drawing-abc.svg" },
])("a build fails with a sentence where Gatsby names files in another form: %j", (data) => {
  expect(() => picturesInData(JSON.stringify({ data }))).toThrow(
    /^Gatsby no longer writes pictures as .*: see docs\/decisions\/reaching-into-gatsby\.md/,
  );
});

it.each(["../a.html", "static/../a.html", "/a.html", "./a.html", "a//b", "a\\b", "a/", "", ".."])(
  "%j is no name of a file of the site",
  (name) => {
    const site = new SiteFiles();
    expect(() => site.add(name, "a page", { text: "" })).toThrow(
      `/${name}, a page, is no name that a file of the site can have.`,
    );
  },
);

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
