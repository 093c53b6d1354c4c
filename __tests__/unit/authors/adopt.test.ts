/** @jest-environment node */
import { answersIn, withAnswers } from "../../../scripts/adopt";

const business = `# The facts.
name: A sample
phones:
  - number: +1 702-555-0142 # the office
licenses:
  - board: nscb
`;
const answers = answersIn(
  "name: Own Builders\nphone: +1 702-438-1000\nlicenseNumber: 0081234\n",
  "a.yml",
);

it("writes answers where they belong, and keeps what is not asked", () => {
  expect(withAnswers(business, "business", answers)).toBe(`# The facts.
name: Own Builders
phones:
  - number: +1 702-438-1000 # the office
licenses:
  - board: nscb
    number: "0081234"
`);
  expect(withAnswers("state: NV\n", "site", answers)).toBe("state: NV\n");
});

it("changes nothing when it is run again", () => {
  const once = withAnswers(business, "business", answers);
  expect(withAnswers(once, "business", answers)).toBe(once);
});

it("names answers that nobody asks for", () => {
  expect(() => answersIn("nmae: X\n", "a.yml")).toThrow("a.yml answers nmae, which nobody asks");
});
