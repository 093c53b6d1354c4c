/** @jest-environment node */
import { drawingFault } from "../../../src/content/drawing";

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
  ["another viewBox", drawing("").replace("720", "700"), /viewBox/],
  ["no group to show", drawing("").replace('id="art"', ""), /id="art"/],
])("refuses %s", (_what, svg, fault) => {
  expect(drawingFault(svg)).toMatch(fault);
});
