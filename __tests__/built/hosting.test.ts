import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { builtPages } from "../../scripts/routes";
import { headersFor, readHeaders, type HeaderRule } from "../../scripts/server/headers";
import { readRedirects, redirectFor } from "../../scripts/server/redirects";
import { readBuilt } from "../support/built";
import { publicFolder } from "../support/site";

describe("hosting", () => {
  let rules: HeaderRule[];
  beforeAll(async () => {
    rules = await readHeaders(join(publicFolder, "_headers"));
  });
  const cacheControl = (path: string): string | undefined =>
    headersFor(rules, path).get("cache-control");

  it.each(builtPages(publicFolder))(
    "$path is a file that Netlify serves without a slash",
    ({ file }) => {
      expect(existsSync(file)).toBe(true);
    },
  );

  it("has a 404 page in each language, which is served where there is no page", async () => {
    expect(existsSync(join(publicFolder, "404.html"))).toBe(true);
    const redirects = await readRedirects(join(publicFolder, "_redirects"));
    const answer = redirectFor(redirects, "/es/services/nothing", new URLSearchParams());
    expect(answer).toEqual({ status: 404, location: "/es/404.html" });
    expect(existsSync(join(publicFolder, "es/404.html"))).toBe(true);
    const data = "/page-data/es/services/nothing/page-data.json";
    expect(redirectFor(redirects, data, new URLSearchParams())).toEqual({
      status: 200,
      location: "/page-data/es/404/any.json",
    });
  });

  it("lets no cache keep a page or its data", () => {
    for (const { path } of builtPages(publicFolder)) {
      const data = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
      for (const address of [path, data]) {
        expect(cacheControl(address) ?? "").not.toMatch(/immutable|max-age=[1-9]/);
      }
    }
  });

  it("caches hashed files forever", () => {
    const scripts = readdirSync(publicFolder).filter((name) => /-[0-9a-f]{10}\.js$/.test(name));
    const used = scripts.filter((name) => readBuilt("index.html").includes(name));
    expect(used).not.toEqual([]);
    for (const path of [...used.map((name) => `/${name}`), "/static/any/photo.avif"]) {
      expect(cacheControl(path)).toBe("public, max-age=31536000, immutable");
    }
  });

  it("redirects to pages that exist", async () => {
    const redirects = await readRedirects(join(publicFolder, "_redirects"));
    const paths = new Set(builtPages(publicFolder).map(({ path }) => path));
    for (const { to, status } of redirects) {
      if (to.startsWith("/") && !to.includes(":") && status > 300 && status < 400)
        expect(paths).toContain(to);
    }
    // A redirect from the path of a page would never be seen. Rules with status 404 apply only where there is no page.
    const moves = redirects.filter(({ status }) => status < 400);
    for (const path of paths)
      expect(redirectFor(moves, path, new URLSearchParams())).toBeUndefined();
  });
});
