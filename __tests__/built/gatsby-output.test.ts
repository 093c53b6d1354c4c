/**
 * What is taken from Gatsby's HTML beyond its documentation, on the pages that this version of
 * Gatsby has written.
 */
import { readFileSync } from "node:fs";
import { finishHtml, templateId, type Build, type PageData } from "../../src/hosting/html";
import { pagesWithHtml, readBuilt } from "../support/built";

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
  ["its scripts between two comments", "slice-start"],
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
  expect(() => finish(written.replaceAll(mark, "other"))).toThrow(
    new RegExp(`^Gatsby no longer writes ${what}.*: see docs/decisions/reaching-into-gatsby.md`),
  );
});

it.each([
  ["what is for shared links", /<meta (?:property|name)="(?:og|article|twitter):/],
  ["an alternate", /<link rel="alternate" hrefLang/],
  ["structured data", /<script type="application\/ld\+json"/],
])("a build fails where the head's marker is not where it was in %s", (what, begins) => {
  const marked = new RegExp(`(${begins.source}[^>]*) data-gatsby-head="true"`, "g");
  expect(written).toMatch(marked);
  expect(() => finish(written.replace(marked, "$1 other"))).toThrow(
    `data-gatsby-head after the other attributes of ${what}`,
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
