/** @jest-environment node */
import { headersFor, readHeaders } from "../../../scripts/server/headers";
import { compilePattern } from "../../../scripts/server/pattern";
import { temporaryFile } from "../../support/temporary-file";
import {
  contentSecurityPolicy,
  hashSource,
  withPolicy,
} from "../../../src/build/hosting/content-security-policy";
import { headerRoutes, pagesByPattern } from "../../../src/build/hosting/headers";

const policy = contentSecurityPolicy([hashSource("one")], [hashSource("two")]);
const policyOf = () => policy;
const pages = ["/", "/about", "/services", "/services/casino", "/blog/a", "/blog/b"];
const editorPolicy = "script-src 'self' 'unsafe-eval'";

const headersAt = async (path: string, isPreview = false) => {
  const rules = headerRoutes({ policyOf, pages, hashedFiles: [], editorPolicy, isPreview });
  const text = rules
    .map((rule) =>
      [rule.path, ...rule.headers.map(({ key, value }) => `  ${key}: ${value}`)].join("\n"),
    )
    .join("\n");
  return headersFor(await readHeaders(temporaryFile("_headers", text)), path);
};

test.each(pages)("%s has the strict policy once", async (path) => {
  expect((await headersAt(path)).get("content-security-policy")).toBe(policy);
  expect((await headersAt(path)).get("cross-origin-opener-policy")).toBe("same-origin");
});

test.each(["/admin/", "/admin", "/admin/index.html", "/admin/decap-cms.js"])(
  "%s has only the editor's policy",
  async (path) => {
    const headers = await headersAt(path);
    expect(headers.get("content-security-policy")).toBe(editorPolicy);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("x-frame-options")).toBe("DENY");
    // With same-origin the sign-in window could not reply.
    expect(headers.get("cross-origin-opener-policy")).not.toBe("same-origin");
  },
);

test.each([
  "/static/abc/drawing.svg",
  "/share/home.jpg",
  "/favicon.svg",
  "/feed.xml",
  "/es/feed.xml",
])("%s runs no script when it is opened directly", async (path) => {
  expect((await headersAt(path)).get("content-security-policy")).toMatch(/^script-src 'none'; /);
});

test.each([
  ...pages.flatMap((page) => [page, `${page.replace(/\/$/, "")}/`]),
  ...["/services/unknown", "/blog", "/blog/a/b", "/about/unknown", "/no-such-page"],
  ...["/admin", "/admin/", "/admin/unknown", "/static/a.svg", "/share/a.jpg", "/feed.xml"],
])("only one rule gives %s a policy: a host would join several", (path) => {
  const rules = headerRoutes({ policyOf, pages, hashedFiles: [], editorPolicy });
  const matching = rules.filter(
    (rule) =>
      compilePattern(rule.path)(path) !== undefined &&
      rule.headers.some(({ key }) => key === "Content-Security-Policy"),
  );
  expect(matching.map((rule) => rule.path).slice(1)).toEqual([]);
});

test("the editor's policy applies nowhere else", async () => {
  for (const path of [...pages, "/no-such-page", "/administration", "/services/new"])
    expect((await headersAt(path)).get("content-security-policy") ?? "").not.toContain("unsafe");
});

test("a preview is hidden from search engines, its editor too, by a single header", async () => {
  expect((await headersAt("/about")).get("x-robots-tag")).toBeUndefined();
  for (const path of ["/about", "/admin/", "/share/a.jpg"])
    expect((await headersAt(path, true)).get("x-robots-tag")).toBe("noindex");
});

test("a folder has one rule, however many pages it has", async () => {
  const patterns = (all: string[]) => [...pagesByPattern(all).keys()];
  expect(patterns(pages)).toEqual(["/", "/about", "/blog/*", "/services/*"]);
  const folders = ["services", "blog", "build-process"];
  const many = folders.flatMap((folder) =>
    Array.from({ length: 2_000 }, (_, index) => `/${folder}/page-${index}`),
  );
  expect(patterns([...pages, ...folders.map((folder) => `/${folder}`), ...many])).toEqual([
    "/",
    "/about",
    "/blog/*",
    "/build-process/*",
    "/services/*",
  ]);
});

test("a rule covers the pages of its folder, and the 404 page, which is served there too", async () => {
  expect(pagesByPattern(["/", "/services", "/services/casino"])).toEqual(
    new Map([
      ["/", ["/"]],
      ["/services/*", ["/404", "/services", "/services/casino"]],
    ]),
  );
});

test.each(["/admin", "/admin/one", "/static/one", "/share"])("no page can be at %s", (page) => {
  expect(() => pagesByPattern([page])).toThrow(`No page can have the address ${page}`);
});

test("the 404 page has the policy in its HTML, before everything that it applies to", async () => {
  const html = '<html><head><meta charSet="utf-8"/><style>a{}</style></head></html>';
  const page = withPolicy(html, policy);
  expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<style>"));
  expect(page.indexOf("charSet")).toBeLessThan(page.indexOf("Content-Security-Policy"));
  expect(page).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(page).not.toContain("frame-ancestors");
  expect(() => withPolicy("<html></html>", policy)).toThrow("encoding");
});
