import { pagesWithHtml } from "../support/built";
import { htmlFaults } from "../support/html";

it.each(pagesWithHtml)("the HTML of $path is valid", async ({ html }) => {
  expect(await htmlFaults(html)).toEqual([]);
});

it.each(pagesWithHtml)(
  "the HTML of $path has no null characters, no empty paragraph, and no field that cuts off what is pasted",
  ({ html }) => {
    expect(html).not.toMatch(/\0|<p(?![^>]* role=)[^>]*><\/p>| maxlength=/);
  },
);

it.each(pagesWithHtml)("$path has one dark scene", ({ html }) => {
  expect(html.match(/<section [^>]*\bdark\b[^>]*><picture>/g)).toHaveLength(1);
});
