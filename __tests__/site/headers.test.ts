/**
 * The headers and the policy of every page and every file that a browser can open, as a host joins
 * them.
 */
import { addressesOf, ask, type Answer } from "../../scripts/headers";
import { startServer } from "../../scripts/server";
import { languages, prefixOf } from "../../src/content/language";
import { headersFor, parseHeaders } from "../../src/hosting/headers";
import { hashSource, inlineScripts } from "../../src/hosting/policy";
import { walkFiles } from "../../src/content/walk-files";
import { expectWithin, scriptHashes } from "../support/budgets";
import { pagesWithHtml, readBuilt, publicFolder } from "../support/built";

const rules = parseHeaders(readBuilt("_headers"));
const headersOf = (path: string) => headersFor(rules, path);

const metaPolicy = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(html)?.[1] ?? "";

/** A host serves pages at addresses, too, that no rule can name. */
const isNotFound = (path: string) => path.endsWith("/404");

describe.each(pagesWithHtml)("the policy of $path", ({ path, html }) => {
  const policy = metaPolicy(html);

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

  it("is that of its header", () => {
    const header = headersOf(path).get("content-security-policy") ?? "";
    if (!isNotFound(path)) expect(header).toContain("frame-ancestors 'none'; ");
    if (header) expect(header.replace("frame-ancestors 'none'; ", "")).toBe(policy);
  });
});

describe("every file", () => {
  const once = [
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
  ];

  it("has each header once, though a host joins those of several rules", async () => {
    for (const name of await walkFiles(publicFolder)) {
      const headers = headersOf(`/${name}`);
      const joined = once.filter((header) => headers.get(header)?.includes(","));
      expect([name, joined]).toEqual([name, []]);
    }
  });

  it("but scripts and styles has a policy, drawings, feeds and all of static/ too", async () => {
    const files = (await walkFiles(publicFolder)).filter(
      (name) => !/\.(?:js|css)$|^_(?:headers|redirects)$/.test(name),
    );
    expect(files).toEqual(expect.arrayContaining(["feed.xml", "favicon.svg"]));
    const policyOf = (name: string) => headersOf(`/${name}`).get("content-security-policy") ?? "";
    expect(files.filter((name) => !policyOf(name).startsWith("default-src 'none'"))).toEqual([]);
    // Only pages and the editor run scripts.
    const runs = files.filter((name) => policyOf(name).includes("script-src"));
    expect(runs.filter((name) => !name.endsWith(".html") && !name.startsWith("admin/"))).toEqual(
      [],
    );
  });
});

describe("whatever address is asked for", () => {
  let answers: Answer[];
  beforeAll(async () => {
    const server = await startServer(publicFolder);
    const addresses = await addressesOf(publicFolder, languages.map(prefixOf));
    answers = await Promise.all(addresses.map((address) => ask(server.url, address)));
    await server.close();
  });

  it("has one policy, in its header or in the page itself, but scripts and styles, and what is moved", () => {
    const isPart = /\.(?:js|css)$/;
    const without = answers.filter(({ address, status, policies }) => {
      const known = policies.every((one) => ["pages", "documents", "editor"].includes(one));
      const isExempt = status === 301 || isPart.test(address);
      return !known || (policies.length === 0 && !isExempt);
    });
    expect(without).toEqual([]);
    const ofEditor = answers.filter(({ policies }) => policies.includes("editor"));
    expect(ofEditor.filter(({ address }) => !/^\/{1,2}admin\//.test(address))).toEqual([]);
  });

  it("says once who may open it, and that no other site may embed it", () => {
    const expected = ["same-origin-allow-popups", "same-origin"];
    for (const { address, status, headers } of answers) {
      if (status === 301) continue;
      const values = [
        headers["cross-origin-opener-policy"],
        headers["cross-origin-resource-policy"],
      ];
      expect([address, ...values]).toEqual([address, ...expected]);
    }
  });

  it("answers 404 where there is no page, and moves nobody to another site", () => {
    const statusOf = (path: string) => answers.find(({ address }) => address === path)?.status;
    for (const prefix of languages.map(prefixOf))
      for (const path of [`${prefix}/404`, `${prefix}/nothing`])
        expect([path, statusOf(path)]).toEqual([path, 404]);
    for (const path of ["/_headers", "//_headers", "/_redirects", "/static/nothing.jpg"])
      expect([path, statusOf(path)]).toEqual([path, 404]);
    const moved = answers.filter(({ status }) => status === 301);
    for (const { headers } of moved) expect(headers.location).toMatch(/^\/(?!\/)/);
  });
});

it("all pages share a few hashes, which do not grow with the number of pages", () => {
  const policies = new Set(pagesWithHtml.map(({ html }) => metaPolicy(html)));
  expect(policies.size).toBe(1);
  const size = [...policies].join("").match(/sha256-/g)?.length ?? 0;
  expectWithin(scriptHashes, [{ name: "the policy of a page", size }]);
});

it("features that no page uses are off, and other sites learn no more than where a visitor comes from", () => {
  const headers = headersOf("/");
  expect(headers.get("permissions-policy")).toMatch(
    /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  );
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
});
