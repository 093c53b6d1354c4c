import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { builtPages } from "../../scripts/routes";
import { headersFor, parseHeaders } from "../../src/hosting/headers";
import { hasFile, readBuilt, publicFolder } from "../support/built";

const rules = parseHeaders(readBuilt("_headers"));
const cacheControl = (path: string) => headersFor(rules, path).get("cache-control") ?? "";
const pages = builtPages(publicFolder);
const redirects = readBuilt("_redirects")
  .split("\n")
  .filter(Boolean)
  .map((line) => line.split(" "));

it("has a 404 page in each language, which is served where there is no page", () => {
  expect(hasFile("/404.html")).toBe(true);
  expect(redirects).toContainEqual(["/es/*", "/es/404.html", "404"]);
  expect(hasFile("/es/404.html")).toBe(true);
});

it("Gatsby's router shows the 404 page of a language at any address of the language", () => {
  const data = JSON.parse(readBuilt("page-data/es/404/page-data.json")) as { matchPath?: string };
  expect(data.matchPath).toBe("/es/*");
});

it("no cache keeps a page or its data", () => {
  for (const { path } of pages)
    for (const address of [path, `/page-data${path === "/" ? "/index" : path}/page-data.json`])
      expect(cacheControl(address)).not.toMatch(/immutable|max-age=[1-9]/);
});

it("hashed files are cached forever, and pictures are on the disk once", () => {
  const scripts = readdirSync(publicFolder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts)
    expect([name, cacheControl(`/${name}`)]).toEqual([name, "public, max-age=31536000, immutable"]);
  const [folder = ""] = readdirSync(join(publicFolder, "static"));
  const [picture = ""] = readdirSync(join(publicFolder, "static", folder));
  expect(cacheControl(`/static/${folder}/${picture}`)).toMatch(/immutable$/);
  expect(statSync(join(publicFolder, "static", folder, picture)).nlink).toBeGreaterThan(1);
});

it("chunks have numbers, by which Gatsby recognizes one that failed to load", () => {
  const [runtime = ""] = /webpack-runtime-[^"]+\.js/.exec(readBuilt("index.html")) ?? [];
  const ids = [...readBuilt(runtime).matchAll(/([\w"-]+):"component---/g)].map(([, id = ""]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(
    ids.filter((id) => !/loading chunk \d* failed/i.test(`Loading chunk ${id} failed.`)),
  ).toEqual([]);
});

it("redirects lead to pages that exist, and from none", () => {
  const paths = new Set(pages.map(({ path }) => path));
  const moves = redirects.filter(([, , status]) => status === "301");
  for (const [from = "", to = ""] of moves) {
    expect(paths).toContain(to);
    expect(paths).not.toContain(from);
  }
});
