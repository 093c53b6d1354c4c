/** The editor is part of the built site, but not of anything that visitors load. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { headersFor, readHeaders, type HeaderRule } from "../../scripts/server/headers";
import { editorConfig, type EditorConfig } from "../../src/build/editor/config";
import { choicesOf, siteData } from "../../src/content/site-data";
import { backendOf } from "../../src/build/editor/backend";
import { facts, pagesWithHtml, readBuilt } from "../support/built";
import { publicFolder } from "../support/site";

// Reading the whole content, pictures included, takes a while.
jest.setTimeout(60_000);

let rules: HeaderRule[];
beforeAll(async () => {
  rules = await readHeaders(join(publicFolder, "_headers"));
});

it("is configured from the registry of kinds as it is now", async () => {
  const site = await siteData(process.cwd());
  const config = JSON.parse(readBuilt("admin/config.json")) as EditorConfig;
  expect(config).toEqual(editorConfig(choicesOf(site), backendOf(process.env), facts.url));
  expect(JSON.parse(readBuilt("admin/site.json"))).toEqual(site);
});

it("is hidden from searches, with a policy of its own", () => {
  expect(readBuilt("admin/index.html")).toContain('<meta name="robots" content="noindex" />');
  const headers = headersFor(rules, "/admin/");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*'unsafe-eval'/);
  expect(readBuilt("sitemap.xml")).not.toContain("/admin");
});

it("comes from its npm package, without inline script and without source maps", () => {
  expect(readBuilt("admin/index.html")).not.toMatch(/<script(?![^>]*\ssrc=)/);
  const names = readdirSync(join(publicFolder, "admin"));
  expect(names).toEqual(expect.arrayContaining(["decap-cms.js", "editor.js", "editor.css"]));
  expect(names.filter((name) => name.endsWith(".map"))).toEqual([]);
});

it("uses nothing that exists in Node only", () => {
  expect(readBuilt("admin/editor.js")).not.toMatch(/\bprocess\.env\b/);
});

it("leaves no trace in any page, its data, or the scripts that visitors load", () => {
  const trace = /decap|\/admin\b|unsafe-eval/i;
  for (const { path, html } of pagesWithHtml)
    expect([path, trace.exec(html)?.[0]]).toEqual([path, undefined]);
  const scripts = readdirSync(publicFolder).filter((name) => name.endsWith(".js"));
  const data = readdirSync(join(publicFolder, "page-data"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => join("page-data", name));
  expect(Math.min(scripts.length, data.length)).toBeGreaterThan(10);
  for (const name of [...scripts, ...data])
    expect([name, trace.exec(readFileSync(join(publicFolder, name), "utf8"))?.[0]]).toEqual([
      name,
      undefined,
    ]);
  for (const { path } of pagesWithHtml.filter((page) => !page.path.endsWith("/404")))
    expect(headersFor(rules, path).get("content-security-policy")).not.toContain("unsafe");
});
