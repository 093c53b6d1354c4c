import { checkFacts } from "../../../scripts/words/facts";
import { article, messages, recap, service } from "./pages";

const strip =
  "facts:\n  permits: Clark County\n  reviewers: The fire marshal\n  trades: Framing\n  occupancy: Occupied\n";
const dated = (facts: string) => service("Text.", `${facts}checked: 2026-11-20`);

test("a full strip passes", () => {
  expect(checkFacts([dated(strip)])).toEqual([]);
});

test("a missing, an empty and an idle fact are found by name", () => {
  expect(messages(checkFacts([dated(strip.replace(/ {2}reviewers.*\n/, ""))]))).toEqual([
    "the fact “reviewers” is missing: write it under facts in the front matter",
  ]);
  expect(checkFacts([dated(strip.replace("Framing", "''"))])).toHaveLength(1);
  expect(checkFacts([dated(strip.replace("Framing", "TBD"))])).toMatchObject([
    { line: 5, rule: "facts", message: expect.stringContaining("says only “TBD”") },
  ]);
});

test("without a strip every fact is missing", () => {
  expect(checkFacts([dated("")])).toHaveLength(4);
  expect(checkFacts([recap("Text.")])).toHaveLength(8);
});

test("an article needs none", () => {
  expect(checkFacts([article("Text.")])).toEqual([]);
});
