import { progressBarStyle } from "../../../src/hosting/adapter";
import {
  documentPaths,
  formatHeaders,
  headerRules,
  headersFor,
  parseHeaders,
} from "../../../src/hosting/headers";
import { editorPolicy } from "../../../src/editor/policy";
import { contentSecurityPolicy, hashSource, withPolicy } from "../../../src/hosting/policy";

const policy = contentSecurityPolicy([hashSource("one")], [hashSource("two")]);
const files = [
  ...["index.html", "about.html", "blog.html", "blog/a.html", "404.html", "es.html", "es/faq.html"],
  ...["places.svg", "es/places.svg", "feed.xml", "static/1/drawing.svg", "admin/index.html"],
];
const headersAt = (path: string, isPreview = false) => {
  const text = formatHeaders(headerRules({ files, policy, isPreview }));
  return headersFor(parseHeaders(text), path);
};

it.each(["/", "/index.html", "/about", "/blog.html", "/blog/a", "/es/faq"])(
  "%s has the policy of pages once",
  (path) => expect(headersAt(path).get("content-security-policy")).toBe(policy),
);

it.each(["/places.svg", "/es/places.svg", "/feed.xml", "/static/1/drawing.svg"])(
  "%s, opened as a document, cannot run script",
  (path) =>
    expect(headersAt(path).get("content-security-policy")).toMatch(/script-src ('none'|'self' )/),
);

it("every document is covered by exactly one rule with a policy", () => {
  const rules = headerRules({ files, policy }).filter(
    ({ headers }) => headers["Content-Security-Policy"],
  );
  for (const file of files.filter((name) => /\.(html|svg|xml)$/.test(name))) {
    const covering = rules.filter((rule) => headersFor([rule], `/${file}`).size > 0);
    expect([file, covering.map(({ path }) => path)]).toEqual([file, [expect.any(String)]]);
  }
});

it("a folder has one rule, however many pages it has", () => {
  const many = Array.from({ length: 2_000 }, (_, index) => `blog/page-${index}.html`);
  expect(documentPaths(many)).toEqual([{ path: "/blog/*", isPage: true }]);
});

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

it("a preview is hidden from search engines, its editor too, by a single header", () => {
  expect(headersAt("/about").has("x-robots-tag")).toBe(false);
  for (const path of ["/about", "/admin/"])
    expect(headersAt(path, true).get("x-robots-tag")).toBe("noindex");
});

it("the 404 page has the policy in its HTML, before everything that it applies to", () => {
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
