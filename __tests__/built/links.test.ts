import { facts, hasFile, pagesWithHtml, readBuilt } from "../support/built";
import { brokenLinks, pagesLinkedInText } from "../support/links";

// An earlier address has no page, file or id either: a link to one is found, too.
it("every link, picture and script of every page leads somewhere without a redirect", () => {
  expect(brokenLinks(pagesWithHtml, facts.url, hasFile)).toEqual([]);
});

it("every drawing that a page uses from a file is in that file", () => {
  const uses = pagesWithHtml.flatMap(({ html }) =>
    [...html.matchAll(/<use[^>]* (?:xlink:)?href="(\/[^"#]+\.svg)#([^"]+)"/g)].map(
      ([, file = "", id = ""]) => ({ file, id }),
    ),
  );
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.filter(({ file, id }) => !readBuilt(file).includes(` id="${id}"`));
  expect(missing).toEqual([]);
});

it("every topic of rules has a drawing beside it", () => {
  const { html = "" } = pagesWithHtml.find(({ path }) => path === "/rules") ?? {};
  const topics = html.match(/<section [^>]*><div [^>]*><div [^>]*><h2 id="/g) ?? [];
  expect(topics.length).toBeGreaterThan(8);
  expect(html.match(/<use [^>]*href="\/spots\.svg#/g)).toHaveLength(topics.length);
});

it("every page links to three others from its sentences", () => {
  const few = pagesWithHtml
    .filter(({ path }) => !/\/(?:404|thanks|search)$/.test(path))
    .map((page) => ({ path: page.path, links: pagesLinkedInText(page) }))
    .filter(({ links }) => links.length < 3);
  expect(few).toEqual([]);
});
