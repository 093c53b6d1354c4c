import { facts, hasFile, pagesWithHtml, readBuilt } from "../support/built";
import { brokenLinks } from "../support/links";

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
  const missing = uses.filter(({ file, id }) => !readBuilt(file).includes(` id="${id}"`));
  expect(missing).toEqual([]);
});
