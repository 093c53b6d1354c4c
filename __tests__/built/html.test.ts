import { pagesWithHtml } from "../support/built";
import { htmlFaults } from "../support/html";

it.each(pagesWithHtml)("the HTML of $path is valid", async ({ html }) => {
  expect(await htmlFaults(html)).toEqual([]);
});

it.each(pagesWithHtml)("the HTML of $path has no null characters", ({ html }) => {
  expect(html).not.toContain("\0");
});
