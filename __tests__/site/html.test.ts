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

it.each(pagesWithHtml)("words like “move-in” stay on one line on $path", ({ html }) => {
  const shown = html.replace(
    /<(head|script|svg|option|button)\b.*?<\/\1>|<span class="?(?:whole|visually-hidden)\b.*?<\/span>|<[^>]*>/gs,
    "|",
  );
  const short = /(?<![\p{L}\d#/.@-])(?:\p{L}{1,3}-\p{L}+|\p{L}+-\p{L}{1,3})(?![\p{L}\d/-])/gu;
  expect(shown.match(short) ?? []).toEqual([]);
});
