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

test.each(pages)("the strict policy stands on %s, once", async (path) => {
  expect((await headersAt(path)).get("content-security-policy")).toBe(policy);
  expect((await headersAt(path)).get("cross-origin-opener-policy")).toBe("same-origin");
});

test.each(["/admin/", "/admin", "/admin/index.html", "/admin/decap-cms.js"])(
  "%s has the editor's policy, and no part of the strict one",
  async (path) => {
    const headers = await headersAt(path);
    expect(headers.get("content-security-policy")).toBe(editorPolicy);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("x-frame-options")).toBe("DENY");
    // Joined or not, no value under which the window of a sign-in could not answer.
    expect(headers.get("cross-origin-opener-policy")).not.toBe("same-origin");
  },
);

test.each([
  "/static/abc/drawing.svg",
  "/share/home.jpg",
  "/favicon.svg",
  "/feed.xml",
  "/es/feed.xml",
])("%s runs nothing when it is opened by itself", async (path) => {
  expect((await headersAt(path)).get("content-security-policy")).toMatch(/^script-src 'none'; /);
});

test.each([
  ...pages.flatMap((page) => [page, `${page.replace(/\/$/, "")}/`]),
  ...["/services/unknown", "/blog", "/blog/a/b", "/about/unknown", "/no-such-page"],
  ...["/admin", "/admin/", "/admin/unknown", "/static/a.svg", "/share/a.jpg", "/feed.xml"],
])("no two rules give %s a policy, which a host would join", (path) => {
  const rules = headerRoutes({ policyOf, pages, hashedFiles: [], editorPolicy });
  const matching = rules.filter(
    (rule) =>
      compilePattern(rule.path)(path) !== undefined &&
      rule.headers.some(({ key }) => key === "Content-Security-Policy"),
  );
  expect(matching.map((rule) => rule.path).slice(1)).toEqual([]);
});

test("nothing of the editor's policy appears anywhere else", async () => {
  for (const path of [...pages, "/no-such-page", "/administration", "/services/new"])
    expect((await headersAt(path)).get("content-security-policy") ?? "").not.toContain("unsafe");
});

test("a preview is left out of searches, the editor in it too, each told once", async () => {
  expect((await headersAt("/about")).get("x-robots-tag")).toBeUndefined();
  for (const path of ["/about", "/admin/", "/share/a.jpg"])
    expect((await headersAt(path, true)).get("x-robots-tag")).toBe("noindex");
});

test("a folder is one rule, however many pages it has", async () => {
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

test("a rule covers the pages of its folder, and the 404 page, which answers there too", async () => {
  expect(pagesByPattern(["/", "/services", "/services/casino"])).toEqual(
    new Map([
      ["/", ["/"]],
      ["/services/*", ["/404", "/services", "/services/casino"]],
    ]),
  );
});

test.each(["/admin", "/admin/one", "/static/one", "/share"])("no page can lie at %s", (page) => {
  expect(() => pagesByPattern([page])).toThrow(`No page can stand at ${page}`);
});

test("the 404 page carries the policy itself, before everything that it governs", async () => {
  const html = '<html><head><meta charSet="utf-8"/><style>a{}</style></head></html>';
  const page = withPolicy(html, policy);
  expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<style>"));
  expect(page.indexOf("charSet")).toBeLessThan(page.indexOf("Content-Security-Policy"));
  expect(page).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(page).not.toContain("frame-ancestors");
  expect(() => withPolicy("<html></html>", policy)).toThrow("encoding");
});
