/** @jest-environment node */
import { drawingFault } from "../../../src/content/check/drawing";

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480"><g id="art">${inside}</g></svg>`;

it("accepts lines and surfaces in the page's colors", () => {
  const path = '<path fill="none" stroke="currentColor" d="M0 0L9 9"/>';
  expect(drawingFault(drawing(`${path}<circle r="4" fill="var(--raised, whitesmoke)"/>`))).toBe(
    undefined,
  );
});

it("accepts a strip, half as high, if it is declared", () => {
  const strip = drawing("").replace("480", "240");
  expect(drawingFault(strip, true)).toBe(undefined);
  expect(drawingFault(strip)).toMatch(/viewBox="0 0 720 480"/);
  expect(drawingFault(drawing(""), true)).toMatch(/viewBox="0 0 720 240"/);
});

it.each([
  ["a script", drawing("<script>alert(1)</script>"), /<script>/],
  ["words, which belong to the page", drawing("<text>Stud</text>"), /<text>/],
  ["an event handler", drawing('<path d="M0 0" onload="alert(1)"/>'), /onload/],
  ["an address", drawing('<path d="M0 0" href="https://other.example"/>'), /href/],
  ["a file elsewhere as a color", drawing('<path fill="url(https://x.example)"/>'), /color url/],
  ["a color of its own", drawing('<path stroke="#ff0000" d="M0 0"/>'), /color #ff0000/],
  ["a value of the brand", drawing('<path fill="var(--raised, #f3eadc)"/>'), /color var/],
  [
    "an event handler after a >",
    drawing('<path d="M0 0" id=">" onload="alert(1)"/>'),
    /onload|id=/,
  ],
  ["a handler in other quotes", drawing(`<path d='M0 0" x="' onclick="a"/>`), /d=|onclick/],
  ["a style", drawing('<path style="fill:url(https://x.example)"/>'), /style/],
  ["another namespace", drawing('<path xmlns="http://www.w3.org/1999/xhtml"/>'), /namespace/],
  ["a prefix", drawing('<x:path xmlns:x="http://www.w3.org/1999/xhtml"/>'), /x:path/],
  ["a declaration", `<!DOCTYPE svg [<!ENTITY x "y">]>${drawing("")}`, /!DOCTYPE/],
  ["words in CDATA", drawing("<![CDATA[<script>]]>"), /CDATA/],
  ["another viewBox", drawing("").replace("720", "700"), /viewBox/],
  ["no group to show", drawing("").replace('id="art"', ""), /id="art"/],
])("refuses %s", (_what, svg, fault) => {
  expect(drawingFault(svg)).toMatch(fault);
});
