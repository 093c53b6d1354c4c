/** @jest-environment node */
/**
 * Ten files as marketing people bring them, from GitHub, from a chat and from a word processor, in
 * `__tests__/support/authors`. Beside each stands what GitHub's own renderer makes of it: cmark-gfm
 * 0.29.0.gfm.6, with all extensions of github.com and `--unsafe`. The site shows the same but for
 * what is listed here, and what would be published wrong is told by the content check.
 */
import { readFileSync } from "node:fs";
import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { faultsOfText } from "../../../src/content/check/rendered";
import { toHtmlText } from "../../../src/content/markdown";

const read = (name: string) => readFileSync(`__tests__/support/authors/${name}`, "utf8");

const parser = unified().use(rehypeRaw);

/** Writes both in the same way: no white space between blocks, `<br>`, `&amp;`. */
const written = (html: string) => {
  const tree: Root = { type: "root", children: [{ type: "raw", value: html }] };
  return toHtml(parser.runSync(tree)).replace(
    /\s*(<\/?(?:p|h\d|[uo]l|li|t\w+|div|section|details|summary|blockquote|pre|hr|br)\b[^>]*>)\s*/g,
    "$1",
  );
};

type Differences = readonly (readonly [from: RegExp | string, to: string])[];

/** What the site adds to what GitHub shows, or writes otherwise. */
const added: Differences = [
  // Headings and footnotes have addresses; links to other sites get no window of this one.
  [/ (?:id|rel|aria-label|aria-describedby)="[^"]*"/g, ""],
  // Tables scroll by keyboard; a header says that it is one, and the cells of wide tables name
  // their column.
  [/<div class="table-wrap"[^>]*>(.*?)<\/div>/gs, "$1"],
  [/ (?:scope|data-label)="[^"]*"/g, ""],
  [/ class="table-cards"/g, ""],
  // Short words with a hyphen stay on one line.
  [/<span class="whole">(.*?)<\/span>/g, "$1"],
  // A class, as the policy refuses styles; left is the default.
  [/ class="align-(\w+)"/g, ' align="$1"'],
  // Alerts are GitHub's own, and not its renderer's: see its docs, "Basic writing and formatting
  // syntax".
  [/<div class="alert" role="note"><p><strong>(\w+)<\/strong><\/p><p>(.*?)<\/div>/gs, "[!$1]$2"],
  // github.com adds a heading to the notes too, for screen readers only.
  ["<h2>Footnotes</h2>", ""],
];

/** What the site leaves out of what the renderer shows. */
const leftOut: Differences = [
  // A box without a name is nothing to press: a character says the same.
  [/<input type="checkbox" checked[^>]*>\s*/g, "☑ "],
  [/<input type="checkbox"[^>]*>\s*/g, "☐ "],
  [/ align="left"| data-footnote[\w-]*(?:="")?| (?:id|aria-label|class|lang)="[^"]*"/g, ""],
  // An address without a scheme leads to https.
  ["http://www.", "https://www."],
  [/<!--.*?-->/gs, ""],
  // The title of a page stands in its front matter. The check says so, and of the other three too.
  [/<\/?(?:h1|center|font)\b[^>]*>/g, ""],
  [/<p align="\w+">/g, "<p>"],
  [/<blockquote><p>\[!(\w+)\]\s*(.*?)<\/blockquote>/gs, "[!$1]$2"],
];

const without = (differences: Differences, html: string) =>
  differences.reduce((text, [from, to]) => text.replaceAll(from, to), written(html));

test.each<[file: string, ...faults: string[]]>([
  ["github-alerts"],
  ["github-checklist"],
  ["github-footnotes"],
  ["github-html"],
  ["github-references"],
  ["github-table"],
  ["chat-answer", "emphasis-markup", "heading-space", "link-markup"],
  [
    "chat-html",
    "element-dropped",
    "element-dropped",
    "attribute-dropped",
    "table-rule",
    "table-rule",
    "entity",
  ],
  ["word-list", "heading-space", "list-mark", "list-mark", "character", "list-mark"],
  ["word-quotes", "character", "character"],
])("%s is shown as GitHub shows it", (file, ...faults) => {
  const markdown = read(`${file}.md`);
  expect(without(added, toHtmlText(markdown)).toLowerCase()).toBe(
    without(leftOut, read(`${file}.html`)).toLowerCase(),
  );
  expect(faultsOfText(markdown).map(({ code }) => code)).toEqual(faults);
});
