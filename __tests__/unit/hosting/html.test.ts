/** @jest-environment node */
import { redirectLine } from "../../../src/hosting/dist";
import { finishHtml, type Build } from "../../../src/hosting/html";
import { inlineScript } from "../../../src/hosting/inline-script";

const mapping = JSON.stringify(JSON.stringify({ "component---about": ["/about-1.js"] }));
const slice = `<!-- slice-start id="_gatsby-scripts-1" -->
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping=${mapping};
  </script>
<script>window.___webpackCompilationHash="abc";</script><script src="/runtime.js" async></script><script src="/app.js" async></script><!-- slice-end id="_gatsby-scripts-1" -->`;
const written = `<html><head><style data-href="/styles.old.css" data-identity="gatsby-global-css">old{}</style><meta property="og:title" content="x" data-gatsby-head="true"/><title data-gatsby-head="true">x</title></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div><script id="gatsby-script-loader">window.pagePath="/about";</script>${slice}</body></html>`;
const build: Build = {
  inline: { loader: "loader()", trustedTypes: "policy();" },
  styles: "/styles.new.css",
  chunks: { "component---about": ["/about-1.js", "/about-1.css"], "en-yml-others": ["/en-1.js"] },
};
const page = {
  address: "/page-data/about/page-data.json",
  data: {
    path: "/about/",
    componentChunkName: "component---about",
    staticQueryHashes: ["12"],
    result: { pageContext: { language: "en" as const } },
  },
};
const finish = (html = written) => finishHtml(html, build, page, () => "/globals.js");

it("scripts wait in a template, in their order, with what they would ask for next", () => {
  const { html } = finish();
  const [, waiting = ""] =
    /<template id="gatsby-scripts">(.*)<\/template><script>loader\(\)<\/script><\/body>/.exec(
      html,
    ) ?? [];
  expect([...waiting.matchAll(/<script src="([^"]+)">/g)].map(([, src]) => src)).toEqual([
    ...["/globals.js", "/runtime.js", "/app.js"],
  ]);
  expect(
    [...waiting.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, at]) => at),
  ).toEqual([
    ...["/page-data/app-data.json", page.address, "/page-data/sq/d/12.json"],
    ...["/about-1.js", "/en-1.js"],
  ]);
  expect(html).not.toContain("window.pagePath");
});

it("the globals are the same script for all pages, and the list of scripts is an object in it", () => {
  const { globals } = finish();
  expect(globals).toBe(
    'policy();window.___chunkMapping={"component---about":["/about-1.js"]};window.___webpackCompilationHash="abc";',
  );
  expect(finish(written.replace("/about", "/faq")).globals).toBe(globals);
});

it("a page from the cache gets the styles of this build", () => {
  expect(finish().html).toMatch(
    /^<html><head><meta.*<link rel="stylesheet" href="\/styles.new.css"\/><\/head>/,
  );
});

it("Gatsby's Head finds what it renders in a browser, and leaves the rest", () => {
  const { html } = finish();
  expect(html).toContain('<meta property="og:title" content="x"/>');
  expect(html).toContain('<title data-gatsby-head="true">');
});

it("the browser learns of the first picture before the typeface, of one file in either color scheme", () => {
  const avif = 'type="image/avif" srcSet="/a.avif 400w,\n/b.avif 750w" sizes="100vw"/>';
  const rest = '<img alt="" fetchpriority="high"/></picture>';
  const font = '<link rel="preload" as="font" href="/f.woff2"/>';
  const head = (sources: string) =>
    finish(
      written
        .replace("<head>", `<head>${font}`)
        .replace("<body>", `<body><picture><source ${avif}<img/></picture>${sources}`),
    ).html.split(font)[0];
  const link = (media = "") =>
    `<link rel="preload" as="image" type="image/avif" ${media}imagesrcset="/a.avif 400w,\n/b.avif 750w" imagesizes="100vw" fetchpriority="high"/>`;
  expect(head(`<picture><source ${avif}${rest}`)).toBe(`<html><head>${link()}`);
  expect(
    head(`<picture><source media="(prefers-color-scheme:dark)" ${avif}<source ${avif}${rest}`),
  ).toBe(
    `<html><head>${link('media="(prefers-color-scheme:dark)" ')}${link('media="(prefers-color-scheme:light)" ')}`,
  );
  expect(head("")).toBe("<html><head>");
});

it("fails when Gatsby writes its scripts elsewhere", () => {
  expect(() => finish("<html><body></body></html>")).toThrow("Gatsby's scripts were not found");
});

it.each([
  ["head", 490],
  ["loader", 970],
  ["trusted-types", 915],
])("the script %s is one short expression that can be inlined in HTML", async (name, most) => {
  const script = await inlineScript(process.cwd(), name);
  expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
  expect(script).not.toMatch(/<\/script|<!--|\n/i);
  expect(script.length).toBeLessThanOrEqual(most);
});

it.each([
  ["/Old_Page.html", "/Old_Page.html /about 301\n"],
  ["/?p=7", "/ p=7 /about 301!\n"],
  ["/index.php?page=2&id=7", "/index.php page=2 id=7 /about 301!\n"],
])("an owner's old address %s is redirected as Netlify reads it", (from, line) => {
  expect(redirectLine({ path: from, toPath: "/about", status: 301 })).toBe(line);
});
