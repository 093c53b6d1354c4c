/**
 * What is taken from Gatsby's output beyond its documentation, on what this version of Gatsby has
 * written.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  assetsIn,
  expectBuildName,
  readChunks,
  readPages,
  stylesIn,
  type Routes,
} from "../../src/hosting/gatsby-files";
import { finishHtml, templateId, type Build, type PageData } from "../../src/hosting/html";
import { picturesInData } from "../../src/hosting/references";
import { hasFile, pagesWithHtml, readBuilt } from "../support/built";
import { writtenRoutes } from "../support/written-routes";

const inPublic = (name: string) => readFileSync(`${siteFolder}/public/${name}`, "utf8");
const written = inPublic("about/index.html");
const data = JSON.parse(inPublic("page-data/about/page-data.json")) as PageData;
const build: Build = {
  labelled: [],
  inline: { loader: "loader()", trustedTypes: "policy();" },
  styles: "/styles.new.css",
  chunks: JSON.parse(inPublic("chunk-map.json")) as Build["chunks"],
};
const finish = (html: string, own: Partial<Build> = {}) =>
  finishHtml(html, { ...build, ...own }, { address: "/data.json", data }, () => "/globals.js");

it.each([
  ["the script with a page's path", 'id="gatsby-script-loader"'],
  ["the addresses of its scripts", ' src="/'],
  ["the name of the build into its scripts", "window.___webpackCompilationHash="],
  ["the site's styles into each page", "gatsby-global-css"],
  ["a style attribute at #gatsby-focus-wrapper", "gatsby-focus-wrapper"],
  ["a style attribute at #gatsby-announcer", "gatsby-announcer"],
  ["data-gatsby-head", "data-gatsby-head"],
  ["the end of a head", "</head>"],
  ["the end of a body", "</body>"],
])("a build fails with a sentence where Gatsby no longer writes %s", (what, mark) => {
  expect(written).toContain(mark);
  expect(() => finish(written.replaceAll(mark, mark.replace(/\w+/, "other")))).toThrow(
    new RegExp(`^Gatsby no longer writes ${what}.*: see docs/decisions/reaching-into-gatsby.md`),
  );
});

it("a build fails where something else follows Gatsby's scripts", () => {
  expect(() => finish(written.replace("</body>", "<p>More</p></body>"))).toThrow(
    "Gatsby no longer writes its scripts at the end of a body: see docs/",
  );
});

it("a build fails where an element has styles that the policy forbids", () => {
  expect(() => finish(written.replace("<main", '<main style="color:red"'))).toThrow(
    '<main style="color:red"> has a style attribute, which the policy forbids: give it a class.',
  );
});

it.each([
  ["what is for shared links", /<meta (?:property|name)="(?:og|article|twitter):/],
  ["an alternate", /<link rel="alternate" hrefLang/],
  ["structured data", /<script type="application\/ld\+json"/],
])("a build fails where the head's marker is not at %s", (what, begins) => {
  const marked = new RegExp(`(${begins.source}[^>]*) data-gatsby-head="true"`, "g");
  expect(written).toMatch(marked);
  expect(() => finish(written.replace(marked, "$1 other"))).toThrow(
    `Gatsby no longer writes data-gatsby-head at ${what}: see docs/`,
  );
});

it("a build fails where a page's script has another name", () => {
  expect(() => finish(written, { chunks: {} })).toThrow("Gatsby no longer writes the script");
});

it("scripts wait in a template, in their order, with what they ask for next", () => {
  const { html } = finish(written);
  const [, waiting = ""] = html.split(`<template id="${templateId}">`);
  const scripts = [...waiting.matchAll(/<script src="([^"]+)">/g)].map(([, source]) => source);
  expect(scripts).toEqual([
    "/globals.js",
    expect.stringMatching(/^\/webpack-runtime-/),
    expect.stringMatching(/^\/framework-/),
    expect.stringMatching(/^\/app-/),
  ]);
  const asked = [...waiting.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(
    ([, address]) => address,
  );
  expect(asked).toEqual(
    expect.arrayContaining([
      "/page-data/app-data.json",
      "/data.json",
      ...data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      ...(build.chunks[data.componentChunkName] ?? []),
    ]),
  );
  expect(html).not.toContain("window.pagePath");
});

it("the globals are one script for all pages", () => {
  const { globals } = finish(written);
  expect(globals).toMatch(/^policy\(\);/);
  expect(globals).toContain("window.___webpackCompilationHash=");
  expect(finish(inPublic("faq/index.html")).globals).toBe(globals);
});

it("a page has this build's styles in place of those that Gatsby has repeated in it", () => {
  const { html } = finish(written);
  expect(html).toContain('<link rel="stylesheet" href="/styles.new.css"/></head>');
  expect(html).not.toContain("<style");
});

it("what crawlers read stays when React starts, and what Gatsby's Head renders anew keeps its marker", () => {
  const { html } = finish(written);
  expect(html).toMatch(/<meta property="og:title" content="[^"]+"\/>/);
  expect(html).toMatch(/<title data-gatsby-head="true">/);
});

const heroes = pagesWithHtml.filter(({ html }) =>
  html.includes('fetchpriority="high"/></picture>'),
);

it("the browser learns of a page's first picture before the typeface, in the files that the page shows", () => {
  expect(heroes.length).toBeGreaterThan(0);
  for (const { path, html } of heroes) {
    const [before = ""] = html.split('<link rel="preload" as="font"');
    const [picture = ""] =
      /<picture>(?:(?!<\/picture>)[^])*? fetchpriority="high"/.exec(html) ?? [];
    const shown = [...picture.matchAll(/type="image\/avif" srcSet="([^"]+)"/g)];
    const asked = [...before.matchAll(/imagesrcset="([^"]+)"[^>]*fetchpriority="high"/g)];
    expect([path, asked.map(([, files]) => files)]).toEqual([
      path,
      shown.map(([, files]) => files),
    ]);
    // One file in either color scheme.
    const schemes = [...before.matchAll(/as="image"[^>]*media="\(prefers-color-scheme:(\w+)\)"/g)];
    expect([path, schemes.length]).toEqual([path, shown.length > 1 ? shown.length : 0]);
  }
});

it("a page's data is that of Gatsby", () => {
  expect(readBuilt("page-data/about/page-data.json")).toBe(
    inPublic("page-data/about/page-data.json"),
  );
});

describe("what Gatsby tells an adapter", () => {
  const routes = writtenRoutes(siteFolder);
  const without = (file: string): Routes =>
    routes.filter((route) => route.type !== "static" || route.filePath !== `public/${file}`);

  it("has each page once, with its data", async () => {
    const pages = await readPages(siteFolder, routes);
    const paths = pages.map((page) => page.data.path);
    expect(paths).toEqual(expect.arrayContaining(["/", "/about", "/es/about", "/404.html"]));
    expect([...new Set(paths)]).toEqual(paths);
    for (const { htmlFile, dataFile } of pages) {
      const name = htmlFile.replace(/\/index\.html$/, ".html");
      expect([name, hasFile(name), hasFile(dataFile)]).toEqual([name, true, true]);
    }
    expect(pages).toHaveLength(pagesWithHtml.length);
  });

  it("has the scripts and styles of this build", async () => {
    const assets = assetsIn(routes);
    const scripts = Object.values(await readChunks(siteFolder)).flat();
    expect(assets.map((name) => `/${name}`)).toEqual(expect.arrayContaining(scripts));
    expect(stylesIn(assets)).toMatch(/^\/styles\.[0-9a-f]+\.css$/);
    expect(readBuilt("about.html")).toContain(
      `<link rel="stylesheet" href="${stylesIn(assets)}"/>`,
    );
  });

  it("ends a build with a sentence where it lacks pages, the 404 page, or scripts", async () => {
    const others = routes.filter(
      (route) => route.type === "static" && !route.filePath.endsWith(".html"),
    );
    await expect(readPages(siteFolder, others)).rejects.toThrow("Gatsby no longer writes pages");
    await expect(readPages(siteFolder, without("404.html"))).rejects.toThrow(
      "Gatsby no longer writes the 404 page as /404.html: see docs/",
    );
    const immutable = routes.map((route) => ({ ...route, headers: [] })) as Routes;
    expect(() => assetsIn(immutable)).toThrow("Gatsby no longer writes which files never change");
    const unnamed = assetsIn(routes).filter((name) => !name.endsWith(".css"));
    expect(() => stylesIn(unnamed)).toThrow(
      "Gatsby no longer writes a file with the site's styles",
    );
  });

  describe("and then writes elsewhere, or in another form", () => {
    const [html, json] = ["about/index.html", "page-data/about/page-data.json"];
    const about: Routes = routes.filter(
      (route) => route.type === "static" && route.filePath === `public/${html}`,
    );
    let copy: string;
    const inCopy = (name: string) => join(copy, "public", name);
    beforeEach(() => {
      copy = mkdtempSync(join(tmpdir(), "written-"));
      for (const name of [html, json, "page-data/app-data.json", "chunk-map.json"])
        cpSync(join(siteFolder, "public", name), inCopy(name), { recursive: true });
    });
    afterEach(() => rmSync(copy, { recursive: true }));

    const change = (name: string, from: string, to: string) => {
      const text = readFileSync(inCopy(name), "utf8");
      expect(text).toContain(from);
      writeFileSync(inCopy(name), text.replaceAll(from, to));
    };

    it.each([
      [html, () => readPages(copy, about)],
      [json, () => readPages(copy, about)],
      ["chunk-map.json", () => readChunks(copy)],
      ["page-data/app-data.json", () => expectBuildName(copy)],
    ])("public/%s ends the build", async (name, read) => {
      rmSync(inCopy(name));
      await expect(read()).rejects.toThrow(`Gatsby no longer writes public/${name}: see docs/`);
    });

    it.each(["componentChunkName", "staticQueryHashes"])(
      "a page's %s ends the build",
      async (field) => {
        change(json, `"${field}"`, '"other"');
        await expect(readPages(copy, about)).rejects.toThrow(
          `Gatsby no longer writes ${field} into ${json}: see docs/`,
        );
      },
    );

    it("the name of the build ends it", async () => {
      await expect(expectBuildName(copy)).resolves.toBeUndefined();
      change("page-data/app-data.json", "webpackCompilationHash", "other");
      await expect(expectBuildName(copy)).rejects.toThrow(
        "Gatsby no longer writes the name of the build into page-data/app-data.json: see docs/",
      );
    });

    it("the addresses of pictures end it", () => {
      const text = inPublic(json);
      expect(picturesInData(text).length).toBeGreaterThan(0);
      expect(() => picturesInData(text.replaceAll("/static/", "/files/"))).toThrow(
        "Gatsby no longer writes pictures as /static/<hash>/<name>",
      );
    });
  });
});
