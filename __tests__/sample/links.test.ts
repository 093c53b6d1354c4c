/** How the pages of the sample lead to each other, and end. */
import { pagesWithHtml } from "../support/built";
import { pagesLinkedInText } from "../support/links";

it("every topic of rules has a drawing beside it", () => {
  const { html = "" } = pagesWithHtml.find(({ path }) => path === "/rights") ?? {};
  const topics = html.match(/<h3 id="[a-z]/g) ?? [];
  expect(topics.length).toBeGreaterThan(4);
  expect(html.match(/<use [^>]*href="\/drawings\/spots\.svg#/g)).toHaveLength(topics.length);
});

it("every page links to three others from its sentences", () => {
  const few = pagesWithHtml
    .filter(({ path }) => !/\/(?:404|thanks|search)$/.test(path))
    .map((page) => ({ path: page.path, links: pagesLinkedInText(page) }))
    .filter(({ links }) => links.length < 3);
  expect(few).toEqual([]);
});
