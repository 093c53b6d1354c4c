/** @jest-environment node */
import { spotNames, spotsIn } from "../../../src/content/spots";

it("the small drawings are the groups of their file that have an id", () => {
  const svg = '<svg><g class="a" id="saw"><g/></g><g id="nail"/><path id="line"/></svg>';
  expect(spotsIn(svg)).toEqual(["nail", "saw"]);
  expect(spotNames.length).toBeGreaterThan(0);
});

it("a file without any is named", () => {
  expect(() => spotsIn("<svg/>")).toThrow(/spots\.svg has no <g id="…">/);
});
