/** @jest-environment node */
/** Nothing hostile is rendered, and the content check refuses what would be dropped. */
import { faultsOfText } from "../../../src/content/check/rendered";
import { toBlocks, toHtmlText } from "../../../src/content/markdown";
import { activeContent } from "../../support/active-content";
import { attacks } from "../../support/attacks";

test.each(attacks)("attack %s leaves no active content", (text) => {
  const html = (markdown: string) =>
    toBlocks(markdown)
      .map((block) => ("html" in block ? block.html : ""))
      .join("");
  expect(activeContent(html(text))).toEqual([]);
  expect(activeContent(html(`## Words\n\nA paragraph.\n\n${text}`))).toEqual([]);
  expect(activeContent(toHtmlText(text))).toEqual([]);
});

const codes = (markdown: string) => faultsOfText(markdown).map(({ code }) => code);

test.each([
  ["<p onclick=alert(1)>x</p>", "attribute-dropped"],
  ["<p style='color:red'>x</p>", "attribute-dropped"],
  ["<script>x</script>", "element-dropped"],
  ["<svg onload=x>", "element-dropped"],
  ["<img src=x>", "element-dropped"],
  ["text <iframe src=/contact></iframe>", "element-dropped"],
])("refuses %s", (markdown, code) => {
  expect(codes(markdown)).toContain(code);
});

test("accepts harmless HTML", () => {
  expect(
    codes('<abbr title="x">y</abbr> <a href="/contact">z</a> <mark>m</mark> <!-- a note -->'),
  ).toEqual([]);
  expect(codes("<details>\n<summary>More</summary>\n\nWords\n\n</details>")).toEqual([]);
});
