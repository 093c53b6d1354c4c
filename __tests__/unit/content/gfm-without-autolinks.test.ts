/** @jest-environment node */
import fc from "fast-check";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import { gfmWithoutAutolinks, mayHoldAddress } from "../../../src/content/gfm-without-autolinks";

const whole = unified().use(remarkParse).use(remarkGfm);
const without = unified().use(remarkParse).use(gfmWithoutAutolinks);

const linksIn = (text: string) => JSON.stringify(whole.parse(text)).includes('"type":"link"');

it.each([
  "Write to jane@example.com",
  "See www.example.com for more",
  "See WWW.example.com for more",
  "See https://example.com",
  "Write to jane&#64;example.com",
  "Write to jane\\@example.com",
  "See www&period;example.com for more",
  "See https&colon;//example.com",
  "See www\\.example.com",
])("detects a possible address in “%s”", (text) => {
  expect(linksIn(text)).toBe(true);
  expect(mayHoldAddress(text)).toBe(true);
});

const pieces = [
  ...Array.from("\n\n\n  ##*_~|:-.,\\`[](){}<>+1aHw/"),
  "\n\n",
  "- [ ] ",
  "- [x] ",
  "~~",
  "| a | b |\n| - | - |\n",
  "[words](/faq#deposit)",
  "[words][note]",
  "\n\n[note]: /faq\n\n",
  "W. w.w",
  "a.m.",
  "Note: 8:00",
];

it("parses texts without addresses to the same tree as the whole of GitHub's Markdown", () => {
  const markdown = fc
    .array(fc.constantFrom(...pieces), { maxLength: 30 })
    .map((all) => all.join(""))
    .filter((text) => !mayHoldAddress(text));
  fc.assert(
    fc.property(markdown, (text) => {
      expect(without.parse(text)).toEqual(whole.parse(text));
    }),
    { numRuns: 500 },
  );
});
