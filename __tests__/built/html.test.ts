import { pagesWithHtml } from "../support/built";
import { htmlFaults } from "../support/html";

it.each(pagesWithHtml)("the HTML of $path is valid", async ({ html }) => {
  expect(await htmlFaults(html)).toEqual([]);
});
