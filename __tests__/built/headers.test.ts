/** The rules of `_headers`, for every page and every file that a browser can open. */
import { headersFor, parseHeaders } from "../../src/hosting/headers";
import { hashSource, inlineScripts } from "../../src/hosting/policy";
import { walkFiles } from "../../src/content/walk-files";
import { pagesWithHtml, readBuilt, publicFolder } from "../support/built";

const rules = parseHeaders(readBuilt("_headers"));
const headersOf = (path: string) => headersFor(rules, path);

/** The 404 page is served at addresses that no rule can name, so its policy is in its HTML. */
const metaPolicy = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1];

describe.each(pagesWithHtml)("the policy of $path", ({ path, html }) => {
  const policy =
    (path.endsWith("/404") ? metaPolicy(html) : headersOf(path).get("content-security-policy")) ??
    "";

  it("allows each of its inline scripts by hash, and needs nothing unsafe", () => {
    const scripts = inlineScripts(html);
    expect(scripts.length).toBeGreaterThan(0);
    for (const source of scripts) expect(policy).toContain(hashSource(source));
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
    expect(html).not.toMatch(/<style|<[^>]+\s(style|on[a-z]+)=/);
  });

  it("allows nothing by default", () => {
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(directive);
  });
});

it("every file that can be opened as a document has a policy, drawings and feeds too", async () => {
  const files = (await walkFiles(publicFolder)).filter((name) => /\.(html|svg|xml)$/.test(name));
  expect(files).toContain("places.svg");
  expect(files).toContain("es/places.svg");
  const without = files.filter(
    (name) => !headersOf(`/${name}`).get("content-security-policy")?.includes("script-src"),
  );
  expect(without).toEqual([]);
});

it("all pages share a few hashes, which do not grow with the number of pages", () => {
  const policies = pagesWithHtml
    .filter(({ path }) => !path.endsWith("/404"))
    .map(({ path }) => headersOf(path).get("content-security-policy") ?? "");
  expect(new Set(policies).size).toBe(1);
  expect(policies[0]?.match(/sha256-/g)?.length).toBeLessThanOrEqual(6);
});

it("features that no page uses are off, and other sites learn no more than where a visitor comes from", () => {
  const headers = headersOf("/about");
  expect(headers.get("permissions-policy")).toMatch(
    /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  );
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
});

it("other sites may embed share pictures, and no page", () => {
  expect(headersOf("/share/home.jpg").get("cross-origin-resource-policy")).toMatch(/cross-origin$/);
  expect(headersOf("/").get("cross-origin-resource-policy")).toBe("same-origin");
});
