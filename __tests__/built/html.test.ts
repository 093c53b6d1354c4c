import { pagesWithHtml } from "../support/built";
import { htmlFaults } from "../support/html";

it.each(pagesWithHtml)("the HTML of $path is valid", async ({ html }) => {
  expect(await htmlFaults(html)).toEqual([]);
});

it.each(pagesWithHtml)("the text of $path is whole, without zero bytes", ({ html }) => {
  expect(html.split("\0")).toHaveLength(1);
});
