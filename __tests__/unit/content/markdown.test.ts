/** @jest-environment node */
import {
  countWords,
  tableOfContents,
  toBlocks,
  toHtmlText,
  toPlainText,
} from "../../../src/content/markdown";
import { pageSections } from "../../../src/content/page-sections";

const html = (markdown: string) => toHtmlText(markdown);

test("headings have unique ids, which the table of contents uses", () => {
  const markdown = "## What decides cost?\n\nText\n\n### Café\n\n## What decides cost?\n";
  expect(html(markdown)).toContain('<h2 id="what-decides-cost">What decides cost?</h2>');
  expect(html(markdown)).toContain('<h3 id="cafe">Café</h3>');
  expect(html(markdown)).toContain('<h2 id="what-decides-cost-2">');
  expect(tableOfContents(markdown)).toEqual([
    { id: "what-decides-cost", title: "What decides cost?", depth: 2 },
    { id: "cafe", title: "Café", depth: 3 },
    { id: "what-decides-cost-2", title: "What decides cost?", depth: 2 },
  ]);
});

test("headings of a translation have the ids of their original", () => {
  const original = "## The deposit\n\n### When?\n";
  const words = "## El depósito\n\n### ¿Cuándo?\n";
  expect(toBlocks(words, { original })).toEqual([
    {
      section: { id: "the-deposit", title: "El depósito" },
      html: '<h3 id="when">¿Cuándo?</h3>',
      isIntroduction: true,
    },
  ]);
});

test("the introduction ends where the second section begins, and each block names its section", () => {
  const places = (markdown: string) =>
    toBlocks(markdown).map(({ section, isIntroduction }) => [section?.id, isIntroduction]);
  expect(places("First\n\n## One\n\n### Part\n\n## Two\n\n## Three\n")).toEqual([
    [undefined, true],
    ["one", true],
    ["two", false],
    ["three", false],
  ]);
  expect(places("First\n\nSecond\n")).toEqual([[undefined, true]]);
});

test("a section has the words of its heading as HTML, whatever is in them", () => {
  const markdown =
    "## The *deposit* > $1,000\n\n![A hall](./hall.jpg)\n\nA note.[^1]\n\n[^1]: It.\n";
  const [heading, picture, text] = toBlocks(markdown);
  const section = { id: "the-deposit-1-000", title: "The <em>deposit</em> > $1,000" };
  expect(heading).toEqual({ section, html: "", isIntroduction: true });
  expect(picture).toMatchObject({ section, picture: { src: "./hall.jpg" } });
  expect(text).toMatchObject({ section, html: expect.stringMatching(/^<p>A note[^]*<h2[^]*It\./) });
});

test("a table can be scrolled by keyboard, and is named after its heading", () => {
  const table = "## Who pays\n\n| Work | Who |\n| --- | --- |\n| Walls | Owner |\n";
  expect(html(table)).toContain(
    '<div class="table-wrap" role="region" tabindex="0" aria-label="Table: Who pays"><table>',
  );
  expect(html(table)).toContain('<th scope="col">Work</th>');
  expect(toHtmlText(table, { language: "es" })).toContain('aria-label="Tabla: Who pays"');
});

test("the cells of a table with four columns or more say their column", () => {
  const table = html(
    "| Work | Who | When | Cost |\n| --- | --- | --- | --- |\n| Walls | Us | May | $9 |\n",
  );
  expect(table).toContain('<table class="table-cards">');
  expect(table).toContain('<th scope="col">Work</th>');
  expect(table).toContain('<td data-label="Cost">$9</td>');
  expect(html("| Work | Who |\n| --- | --- |\n| Walls | Us |\n")).not.toContain("data-label");
});

test("links to other sites have rel=noopener, links on the site do not", () => {
  expect(toHtmlText("[a](https://example.com)")).toBe(
    '<p><a href="https://example.com" rel="noopener">a</a></p>',
  );
  expect(toHtmlText("[a](/contact#form)")).toBe('<p><a href="/contact#form">a</a></p>');
});

test("words are counted", () => {
  expect(countWords("Four words, one number 12 — and a dash")).toBe(8);
});

test("an id that is counted up is not that of another heading", () => {
  const contents = tableOfContents("## Step\n\n## Step\n\n## Step 2\n");
  expect(contents.map(({ id }) => id)).toEqual(["step", "step-2", "step-2-2"]);
});

test("a page is one document: references work across blocks, pictures by reference too", () => {
  const blocks = toBlocks(
    "See [the law][law].\n\n![A hall][hall]\n\n## Two\n\n[law]: https://example.com\n[hall]: ./hall.jpg 'A caption'\n",
  );
  expect(blocks).toEqual([
    {
      html: '<p>See <a href="https://example.com" rel="noopener">the law</a>.</p>',
      section: undefined,
      isIntroduction: true,
    },
    {
      picture: { src: "./hall.jpg", alt: "A hall", caption: "A caption" },
      section: undefined,
      isIntroduction: true,
    },
    { html: "", section: { id: "two", title: "Two" }, isIntroduction: true },
  ]);
});

test("plain text has spaces for line breaks, and no HTML", () => {
  expect(toPlainText("one  \ntwo\\\nthree<br>Line <small>small</small>")).toBe(
    "one two three Line small",
  );
  expect(tableOfContents("## Cost <small>in 2025</small>\n")).toEqual([
    { id: "cost-in-2025", title: "Cost in 2025", depth: 2 },
  ]);
});

test("the sections of a page with a component of its own are parts of one document", () => {
  const body =
    "Ahead.\n\n## One {#first}\n\nSee [the law][law].[^n]\n\n### Part\n\n[Write](tel:{phone})\n\n## Two {#second}\n\nEnd.\n\n[law]: https://example.com\n[^n]: A note.\n";
  const site = { day: () => "", rule: () => undefined, facts: () => ({ "tel:phone": "tel:+1" }) };
  expect(pageSections(body, site)).toEqual([
    {
      id: "first",
      title: "One",
      html: expect.stringMatching(
        /<a href="https:\/\/example.com" rel="noopener">the law<\/a>\.<sup><a href="#fn-n"/,
      ),
      parts: [{ id: "part", title: "Part", html: '<p><a href="tel:+1">Write</a></p>' }],
    },
    { id: "second", title: "Two", html: expect.stringContaining("A note."), parts: [] },
  ]);
});

test("the parts of a page in pieces have ids, those of a translation the ids of its original", () => {
  const ids = (words: string, original?: string) =>
    pageSections(words, { day: () => "", rule: () => undefined }, original).map(({ id, parts }) => [
      id,
      ...parts.map((part) => part.id),
    ]);
  const text = "## Jobs {#jobs}\n\n### What it pays {#pay}\n\n### After you send it\n";
  expect(ids(text)).toEqual([["jobs", "pay", "after-you-send-it"]]);
  const words = "## Empleo {#jobs}\n\n### Cuánto se paga\n\n### Después\n";
  expect(ids(words, text)).toEqual([["jobs", "pay", "after-you-send-it"]]);
});

test.each([
  "## Gatsby announcer",
  "## Words {#gatsby-focus-wrapper}",
  '<h2 id="___gatsby">Gatsby</h2>',
])("the heading %s takes no id by which Gatsby finds its own elements", (heading) => {
  const [{ id } = { id: "" }] = tableOfContents(heading);
  expect(id).toMatch(/^section-gatsby/);
  expect(html(heading)).toContain(`id="${id}"`);
});
