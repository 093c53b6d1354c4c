/** @jest-environment node */
import { textIn } from "../../../src/content/text";
import { recapFacts } from "../../../src/content/recap-facts";

test("facts have their terms, in the order of the title block", () => {
  expect(
    recapFacts({ permits: "City of Henderson", projectType: "Kitchen remodel" }, textIn("en")),
  ).toEqual([
    { term: "Project", text: "Kitchen remodel" },
    { term: "Permit office", text: "City of Henderson" },
  ]);
});

test("facts have their terms in Spanish", () => {
  expect(recapFacts({ trades: "Plomería" }, textIn("es"))).toEqual([
    { term: "Oficios", text: "Plomería" },
  ]);
});
