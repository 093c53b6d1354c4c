import { parseAllHeaders } from "@netlify/headers-parser";
import { progressBarStyle } from "../../../src/hosting/adapter";
import {
  documentPaths,
  formatHeaders,
  headerRules,
  headersFor,
  parseHeaders,
} from "../../../src/hosting/headers";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editorPolicy } from "../../../src/editor/policy";
import { contentSecurityPolicy, hashSource, withPolicy } from "../../../src/hosting/policy";

const policy = contentSecurityPolicy([hashSource("one")], [hashSource("two")]);
const files = [
  "index.html",
  "about.html",
  "blog.html",
  "blog/a.html",
  "404.html",
  "es.html",
  "es/faq.html",
  "drawings/map.svg",
  "drawings/spots.svg",
  "feed.xml",
  "static/1/drawing.svg",
  "admin/index.html",
  "note.txt",
  "old.xhtml",
  "page-data/about/page-data.json",
  "share/home.jpg",
  "app-0123456789abcdef0123.js",
  "fonts/a.woff2",
];
const headersAt = (path: string, isPreview = false) => {
  const text = formatHeaders(headerRules({ files, policy, isPreview }));
  return headersFor(parseHeaders(text), path);
};

it.each(["/", "/index.html", "/about", "/blog.html", "/blog/a", "/es/faq"])(
  "%s has the policy of pages once",
  (path) => expect(headersAt(path).get("content-security-policy")).toBe(policy),
);

it.each(["/drawings/map.svg", "/feed.xml", "/static/1/drawing.svg", "/note.txt", "/old.xhtml"])(
  "%s, opened as a document, runs, loads and sends nothing",
  (path) =>
    expect(headersAt(path).get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    ),
);

it("no address has a header twice: a host joins the headers of rules that overlap", () => {
  const text = formatHeaders(headerRules({ files, policy }));
  const rules = parseHeaders(text);
  const addresses = files.flatMap((file) => [`/${file}`, `/${file.replace(/\.html$/, "")}`]);
  for (const address of addresses) {
    const names = rules
      .filter((rule) => headersFor([rule], address).size > 0)
      .flatMap(({ headers }) => Object.keys(headers));
    expect([address, names]).toEqual([address, [...new Set(names)]]);
  }
});

it.each(["/About", "//about", "/nothing", "/static/1/drawing.svg", "/share/home.jpg", "/admin/"])(
  "%s says once that no other site may embed it",
  (path) => expect(headersAt(path).get("cross-origin-resource-policy")).toBe("same-origin"),
);

it.each(files.filter((file) => /\.(?:html|svg|xml|txt|xhtml)$/.test(file)))(
  "/%s is covered by one rule with a policy",
  (file) => {
    const rules = headerRules({ files, policy }).filter(
      ({ headers }) => headers["Content-Security-Policy"],
    );
    expect(rules.filter((rule) => headersFor([rule], `/${file}`).size > 0)).toHaveLength(1);
  },
);

it("Netlify reads the rules as the local server does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "headers-"));
  const file = join(folder, "_headers");
  writeFileSync(file, formatHeaders(headerRules({ files: [...files, "a b.svg"], policy })));
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const own = parseHeaders(readFileSync(file, "utf8"));
  expect(headers).toEqual(
    own.map(({ path, headers: values }) => ({ for: encodeURI(path), values })),
  );
  rmSync(folder, { recursive: true });
});

it.each(["/drawings/map.svg", "/drawings/spots.svg"])(
  "%s, of which pages take parts, is not cached",
  (path) => expect(headersAt(path).get("cache-control")).toBe("no-store"),
);

it("no other file lies among pages, whose policy it would get", () => {
  for (const page of ["es.html", "es/faq.html"])
    expect(() => documentPaths([page, "es/map.svg"])).toThrow("/es/map.svg");
});

it("a folder has one rule, however many pages it has", () => {
  const many = Array.from({ length: 2_000 }, (_, index) => `blog/page-${index}.html`);
  expect(documentPaths(many)).toEqual([{ path: "/blog/*", isPage: true }]);
});

it.each(["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"])(
  "a page in a folder called %s has the policy of pages",
  (folder) => {
    const rules = headerRules({ files: [`${folder}/page.html`], policy: "the policy" });
    const found = headersFor(rules, `/${folder}/page`);
    expect(found.get("content-security-policy")).toBe("the policy");
  },
);

it("the editor has a policy of its own, and only the editor", () => {
  const headers = headersAt("/admin/");
  expect(headers.get("content-security-policy")).toBe(editorPolicy);
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headersAt("/administration").get("content-security-policy")).toBeUndefined();
});

it("promises HTTPS for this domain alone, and lets an owner embed others", () => {
  const headers = headersAt("/about");
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
  expect(headers.has("cross-origin-embedder-policy")).toBe(false);
});

it("a preview is hidden from search engines, and has no editor", () => {
  expect(headersAt("/about").has("x-robots-tag")).toBe(false);
  expect(headersAt("/about", true).get("x-robots-tag")).toBe("noindex");
});

it("the editor's popup can answer it", () =>
  expect(headersAt("/admin/").get("cross-origin-opener-policy")).toBe("same-origin-allow-popups"));

it("a page has the policy in its HTML, before everything that it applies to", () => {
  const html = '<html><head><meta charSet="utf-8"/><style>a{}</style></head></html>';
  const page = withPolicy(html, policy);
  expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<style>"));
  expect(page.indexOf("charSet")).toBeLessThan(page.indexOf("Content-Security-Policy"));
  expect(page).not.toContain("frame-ancestors");
  expect(() => withPolicy("<html></html>", policy)).toThrow("encoding");
});

it("the policy allows the style that gatsby-plugin-nprogress adds to a page", () => {
  const plugin = jest.requireActual<{ onClientEntry: (api: object, options: object) => void }>(
    "gatsby-plugin-nprogress/gatsby-browser",
  );
  plugin.onClientEntry({}, { color: "#a9441f" });
  const added = document.getElementById("nprogress-styles")?.textContent;
  expect(progressBarStyle(process.cwd(), "#a9441f")).toBe(added);
});

it("a build fails with a sentence where the plugin keeps its style otherwise", () => {
  const root = mkdtempSync(join(tmpdir(), "nprogress-"));
  const folder = join(root, "node_modules/gatsby-plugin-nprogress");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "gatsby-browser.js"), "const css = `#nprogress {}`;\n");
  expect(() => progressBarStyle(root, "#a9441f")).toThrow(
    "Gatsby no longer writes the styles of gatsby-plugin-nprogress as one text: see docs/",
  );
  rmSync(root, { recursive: true });
});
