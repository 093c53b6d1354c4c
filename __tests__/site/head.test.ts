import sharp from "sharp";
import { join } from "node:path";
import { statSync } from "node:fs";
import { inlineScripts } from "../../src/hosting/policy";
import { bundleInline } from "../../src/visit/inline/bundle";
import { sharePicturePath } from "../../src/seo/page";
import { addressIn, languageOf, languages } from "../../src/content/language";
import { expectWithin, sharePicture } from "../support/budgets";
import { facts, hasFile, isDated, pagesWithHtml, publicFolder } from "../support/built";
import { headFaults } from "../support/head";
import { readPage } from "../support/read-page";

const site = { url: facts.url, name: facts.name, sample: facts.sample, hasFile };
const headScript = bundleInline(process.cwd(), "head");
const pages = pagesWithHtml.map(({ path, html }) => ({ path, html, page: readPage(html) }));

describe.each(pages)("the head of $path", ({ path, page, html }) => {
  it("is complete, and has nothing twice", () => {
    expect(headFaults(page, path, site)).toEqual([]);
  });

  it("declares its encoding within the first 1,024 bytes", () => {
    expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i);
  });

  it("has a share picture of the right size", async () => {
    const file = join(publicFolder, sharePicturePath(path));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  });

  it("sets the color scheme before the first paint, and before a script would wait for styles", async () => {
    const [before = ""] = html.split('<link rel="stylesheet"');
    expect(inlineScripts(before)).toContain(await headScript);
  });
});

describe("all heads", () => {
  it("have a share picture that is soon loaded", () => {
    const sizes = pages.map(({ path }) => ({
      name: `the share picture of ${path}`,
      size: statSync(join(publicFolder, sharePicturePath(path))).size,
    }));
    expectWithin(sharePicture, sizes);
  });

  it.each(["title", "description", "og:url"])("have a unique %s", (name) => {
    const values = pages.map(({ page }) =>
      (name === "title" ? page.title : page.meta(name)).join(),
    );
    expect(new Set(values).size).toBe(values.length);
  });

  it("hide the thank-you page and the 404 page from search engines, and no other", () => {
    const hidden = pages.filter(({ page }) => page.meta("robots").join().includes("noindex"));
    const expected = languages.flatMap((language) =>
      ["/404", "/thanks"]
        .map((path) => addressIn(language, path))
        .filter((address) => hasFile(`${address}.html`)),
    );
    expect(hidden.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  it("state when an article was published and changed", () => {
    for (const { path, page } of pages) {
      const count = isDated(languageOf(path).path) ? 1 : 0;
      expect(page.meta("og:type")).toEqual([count ? "article" : "website"]);
      expect(page.meta("article:published_time")).toHaveLength(count);
      expect(page.meta("article:modified_time")).toHaveLength(count);
    }
  });
});
