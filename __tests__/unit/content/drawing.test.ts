/** @jest-environment node */
import { viewBoxOf } from "../../../src/content/drawing";
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
  expect(drawingFault(strip, viewBoxOf(true))).toBe(undefined);
  expect(drawingFault(strip)).toMatch(/viewBox="0 0 720 480"/);
  expect(drawingFault(drawing(""), viewBoxOf(true))).toMatch(/viewBox="0 0 720 240"/);
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
  [
    "more paths than a page can load",
    drawing('<path d="M0 0h9"/>'.repeat(5_000)),
    /more than 60 KB/,
  ],
  ["a declaration", `<!DOCTYPE svg [<!ENTITY x "y">]>${drawing("")}`, /!DOCTYPE/],
  ["words in CDATA", drawing("<![CDATA[<script>]]>"), /CDATA/],
  ["a frame of HTML", drawing("<foreignObject><b/></foreignObject>"), /foreignObject/],
  ["an animation", drawing('<set attributeName="href" to="javascript:alert(1)"/>'), /<set>/],
  ["a picture", drawing('<image href="https://x.example/a.png"/>'), /<image>/],
  ["a part of another file", drawing('<use href="//x.example/a.svg#b"/>'), /<use>/],
  ["a link", drawing('<a href="javascript:alert(1)"><path/></a>'), /<a>/],
  ["styles", drawing("<style>@import 'https://x.example'</style>"), /<style>/],
  ["a prefix of XLink", drawing('<path xlink:href="https://x.example"/>'), /xlink:href/],
  ["a handler in capitals", drawing('<path ONLOAD="alert(1)"/>'), /ONLOAD/],
  [
    "a handler on a line of its own",
    drawing('<path d="M0 0"\nonclick\n=\n"alert(1)"/>'),
    /onclick/,
  ],
  ["a script with a prefix", drawing("<svg:script>alert(1)</svg:script>"), /svg:script/],
  ["a script in capitals", drawing("<SCRIPT>alert(1)</SCRIPT>"), /SCRIPT/],
  ["a filter", drawing('<path filter="url(https://x.example#a)"/>'), /filter/],
  ["a mask", drawing('<path mask="url(#a)"/>'), /mask/],
  ["a class", drawing('<path class="a"/>'), /class/],
  ["another base", drawing('<path xml:base="https://x.example"/>'), /xml:base/],
  ["data", drawing('<path data-x="1"/>'), /data-x/],
  ["an address in a transform", drawing('<g transform="url(//x.example)"/>'), /transform/],
  ["an entity for an address", drawing('<path fill="&#117;rl(//x.example)"/>'), /color/],
  ["a sheet of styles", `<?xml-stylesheet href="//x.example"?>${drawing("")}`, /xml-stylesheet/],
  ["a handler on its root", drawing("").replace("<svg", '<svg onload="alert(1)"'), /onload/],
  ["a root of HTML", "<html><body><script>alert(1)</script></body></html>", /begin/],
  ["an id twice", drawing('<path id="a" d="M0 0"/><g id="a"/>'), /id="a" twice/],
  ["a second group to show", drawing('<g id="art"/>'), /id="art" twice/],
  ["another viewBox", drawing("").replace("720", "700"), /viewBox/],
  ["no group to show", drawing("").replace('id="art"', ""), /id="art"/],
])("refuses %s", (_what, svg, fault) => {
  expect(drawingFault(svg)).toMatch(fault);
});
