/** @jest-environment node */
import { textIn } from "../../../src/content/text";
import { recapFacts } from "../../../src/content/recap-facts";

test.each(["en", "es"] as const)("facts have their terms in %s, in a fixed order", (language) => {
  const text = textIn(language);
  const facts = { permits: "City of Henderson", projectType: "Kitchen remodel" };
  expect(recapFacts(facts, text)).toEqual([
    { term: text.t("recapFact.projectType"), text: "Kitchen remodel" },
    { term: text.t("recapFact.permits"), text: "City of Henderson" },
  ]);
});
