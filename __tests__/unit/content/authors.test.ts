/** @jest-environment node */
/**
 * Ten texts as marketing people bring them, from GitHub, from a chat and from a word processor, beside what GitHub renders them
 * to, or beside what the content check says of them.
 */
import { faultsOfText } from "../../../src/content/check/rendered";
import { toHtmlText } from "../../../src/content/markdown";

const shown = (markdown: string) => toHtmlText(markdown).replace(/>\s+</g, "><");
const codes = (markdown: string) => faultsOfText(markdown).map(({ code }) => code);

test.each<[where: string, markdown: string, html: string]>([
  [
    "GitHub: a table with alignment",
    "| Work | Cost |\n| :--- | ---: |\n| Walls | $9,000 |",
    '<div class="table-wrap" role="region" tabindex="0" aria-label="Table"><table><thead><tr><th scope="col">Work</th><th scope="col" class="align-right">Cost</th></tr></thead><tbody><tr><td>Walls</td><td class="align-right">$9,000</td></tr></tbody></table></div>',
  ],
  [
    "GitHub: a task list",
    "- [x] Permit\n- [ ] Inspection",
    "<ul><li>☑ Permit</li><li>☐ Inspection</li></ul>",
  ],
  [
    "GitHub: an alert",
    "> [!WARNING]\n> Shut the gas off **first**.",
    '<div class="alert" role="note"><p><strong>Warning</strong></p><p>Shut the gas off <strong>first</strong>.</p></div>',
  ],
  [
    "GitHub: a footnote in another block",
    "The cap is $1,000.[^law]\n\nMore.\n\n[^law]: NRS 624.970.",
    '<p>The cap is $1,000.<sup><a href="#fn-law" id="fnref-law" aria-describedby="footnote-label">1</a></sup></p><p>More.</p><section><h2 id="footnote-label">Footnotes</h2><ol><li id="fn-law"><p>NRS 624.970. <a href="#fnref-law" aria-label="Back to the text">↩</a></p></li></ol></section>',
  ],
  [
    "GitHub: details, marks, strikes, autolinks and small headings",
    "##### Note\n\n<details>\n<summary>More</summary>\n\n<mark>New</mark> ~~old~~ www.nevada.gov\n\n</details>",
    '<h5 id="note">Note</h5><details><summary>More</summary><p><mark>New</mark><del>old</del><a href="https://www.nevada.gov" rel="noopener">www.nevada.gov</a></p></details>',
  ],
  [
    "GitHub: links by reference, line breaks, nested lists",
    "See [the law][l]  \nand\\\nmore.\n\n1. One\n   - a\n2. Two\n\n[l]: https://example.com",
    '<p>See <a href="https://example.com" rel="noopener">the law</a><br>\nand<br>\nmore.</p><ol><li>One\n<ul><li>a</li></ul></li><li>Two</li></ol>',
  ],
])("%s", (_where, markdown, html) => {
  expect(shown(markdown)).toBe(html.replace(/>\s+</g, "><"));
  expect(codes(markdown)).toEqual([]);
});

test.each<[where: string, markdown: string, faults: string[]]>([
  [
    "word processor: bullets, private-use marks and no-break spaces",
    "##\u00a0Our process\n\n•\tWalk the site\n•\tPrice it\n\n\uf0b7 Build",
    ["heading-space", "list-mark", "list-mark", "character"],
  ],
  [
    "word processor: saved as UTF-8, opened as Windows-1252, pasted",
    "The ownerâ€™s kitchen — cafÃ© style",
    ["character"],
  ],
  [
    "chat: an answer with half its markup",
    "**Key point: **call first\n\n##Steps\n\nSee [our page] (/contact) and [this][undefined].",
    ["emphasis-markup", "heading-space", "link-markup"],
  ],
  [
    "chat: a table without a rule, HTML that pages do not show",
    "| Step | Days |\n| Demo | 3 |\n\n<center>Call us</center>\n\nTom &amp;amp; Sons",
    ["element-dropped", "table-rule", "table-rule", "entity"],
  ],
])("%s", (_where, markdown, faults) => {
  expect(codes(markdown)).toEqual(faults);
});
