/** The rules of `_headers`, as the server of `npm start` applies them. */
import { observatoryScore } from "../support/observatory";
import { facts, pagesWithHtml, readBuilt } from "../support/built";
import { publicFolder } from "../support/site";
import { startServer, type RunningServer } from "../../scripts/server";
import { hashSource, inlineSources } from "../../src/build/hosting/content-security-policy";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ root: publicFolder });
});
afterAll(() => server.close());

const headersOf = async (path: string) => {
  const response = await fetch(server.url + path);
  return new Map(response.headers);
};

/** The 404 page is served at addresses that no rule can name, so its policy is in its HTML. */
const metaPolicy = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1];

describe.each(pagesWithHtml)("the response of $path", ({ path, html }) => {
  const isNotFound = path.endsWith("/404");
  const address = isNotFound ? path.replace("404", "no-such-page") : path;
  const policyOf = async () =>
    isNotFound ? metaPolicy(html) : (await headersOf(address)).get("content-security-policy");

  it("scores at least 140 at Mozilla's HTTP Observatory", async () => {
    const headers = await headersOf(address);
    headers.set("content-security-policy", (await policyOf()) ?? "");
    const { score, parts } = observatoryScore(headers, html);
    // A policy in HTML cannot say who may frame the page. X-Frame-Options does, but gets no extra credit.
    expect({ score, parts }).toMatchObject({ score: isNotFound ? 145 : 150 });
  });

  it("allows each of its inline scripts and styles by hash, and needs nothing unsafe", async () => {
    const policy = (await policyOf()) ?? "";
    const { scripts, styles } = inlineSources(html);
    for (const source of [...scripts, ...styles]) expect(policy).toContain(hashSource(source));
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  });

  it("has style hashes only of its folder, the 404 page and the progress bar", async () => {
    const [, styles = ""] = /style-src ([^;]*)/.exec((await policyOf()) ?? "") ?? [];
    expect(styles.match(/sha256-/g)?.length).toBeLessThanOrEqual(4);
  });
});

describe("the headers of the site", () => {
  it("have a policy that allows nothing by default", async () => {
    const policy = (await headersOf("/")).get("content-security-policy")?.split("; ") ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
  });

  it("turn off features that no page uses, and tell other sites no more than where a visitor comes from", async () => {
    const headers = await headersOf("/about");
    expect(headers.get("permissions-policy")).toMatch(
      /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    );
    expect(headers.get("permissions-policy")).not.toContain("self");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toMatch(/max-age=63072000; includeSubDomains/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("let other sites embed share pictures, and nothing else", async () => {
    const share = await headersOf("/share/home.jpg");
    expect(share.get("cross-origin-resource-policy")).toMatch(/cross-origin$/);
    const page = await headersOf("/");
    expect(page.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  it("are short enough: Netlify's edge and common proxies accept 16 KB", () => {
    const lengths = readBuilt("_headers")
      .split("\n")
      .map((line) => line.length);
    expect(Math.max(...lengths)).toBeLessThan(8_000);
  });

  it.each([
    "/sitemap.xml",
    "/robots.txt",
    "/feed.xml",
    "/es/feed.xml",
    "/llms.txt",
    "/contact.vcf",
    "/manifest.webmanifest",
    "/.well-known/security.txt",
  ])("%s is served", async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(200);
    expect(
      (await response.text()).includes(new URL(facts.url).host) || path === "/manifest.webmanifest",
    ).toBe(true);
  });
});
