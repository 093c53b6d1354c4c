import { join } from "node:path";
import { readRedirects } from "../../scripts/server/redirects";
import { facts, hasFile, pagesWithHtml, publicPages, readBuilt } from "../support/built";
import { brokenLinks, pagesLinkedInText } from "../support/links";
import { publicFolder } from "../support/site";

it("every link, picture and script of every page leads somewhere", async () => {
  const rules = await readRedirects(join(publicFolder, "_redirects"));
  const paths = publicPages.flatMap(({ html }) =>
    [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = ""]) => path),
  );
  const redirected = new Set(
    paths.filter((path) =>
      rules.some((rule) => rule.status < 400 && rule.match(path, new URLSearchParams())),
    ),
  );
  expect(brokenLinks(publicPages, facts.url, hasFile, redirected)).toEqual([]);
});

it("no link on the site leads to a redirect", async () => {
  const rules = await readRedirects(join(publicFolder, "_redirects"));
  const paths = new Set(
    pagesWithHtml.flatMap(({ html }) =>
      [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = ""]) => path),
    ),
  );
  const moved = [...paths].filter((path) =>
    rules.some((rule) => rule.status < 400 && rule.match(path, new URLSearchParams())),
  );
  expect(moved).toEqual([]);
});

it("every drawing that a page uses from a file is in that file", () => {
  const uses = publicPages.flatMap(({ html }) =>
    [...html.matchAll(/<use[^>]* (?:xlink:)?href="(\/[^"#]+\.svg)#([^"]+)"/g)].map(
      ([, file = "", id = ""]) => ({ file, id }),
    ),
  );
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.filter(({ file, id }) => !readBuilt(file).includes(` id="${id}"`));
  expect(missing).toEqual([]);
});

it("every topic of rules has a drawing beside it", () => {
  const { html = "" } = publicPages.find(({ path }) => path === "/rules") ?? {};
  const topics = html.match(/<section [^>]*><div [^>]*><div><h2 id="/g) ?? [];
  expect(topics.length).toBeGreaterThan(8);
  expect(html.match(/<use [^>]*href="\/spots\.svg#/g)).toHaveLength(topics.length);
});

it("every page links to three others from its sentences", () => {
  const few = publicPages
    .filter(({ path }) => !/\/(?:404|thanks|search)$/.test(path))
    .map((page) => ({ path: page.path, links: pagesLinkedInText(page) }))
    .filter(({ links }) => links.length < 3);
  expect(few).toEqual([]);
});
