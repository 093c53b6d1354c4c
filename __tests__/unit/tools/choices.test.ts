/** @jest-environment node */
import { hiddenIn } from "../../../src/tools/house-year";
import { planRules } from "../../../src/tools/plan-rules";

it("finds what a house of a year may hide, including the first and last year", () => {
  const entries = [{ to: 1977 }, { from: 1965, to: 1973 }, { from: 1980 }, {}];
  expect(hiddenIn(entries, 1973)).toEqual([entries[0], entries[1], entries[3]]);
  expect(hiddenIn(entries, 1964)).toEqual([entries[0], entries[3]]);
  expect(hiddenIn(entries, 1980)).toEqual([entries[2], entries[3]]);
});

const henderson = { entryId: "henderson", outline: "3231900", office: { id: "city-of-henderson" } };
const paradise = { entryId: "paradise", outline: "3254600", office: { id: "clark-county" } };
const pahrump = { entryId: "pahrump", outline: "3254910", office: { id: "nye-county" } };
const bullhead = { entryId: "bullhead-city", outline: "0408220", office: { id: "bullhead" } };

const ids = (...names: string[]) => names.map((entryId) => ({ entryId }));
const rule = (entryId: string, ...jurisdictions: string[]) => ({ entryId, jurisdictions });
const rules = [
  rule("federal", "united-states"),
  rule("dust", "clark-county"),
  rule("certificate", "clark-county-outside-cities"),
  rule("casita-clark", "clark-county-outside-cities"),
  rule("casita-henderson", "henderson"),
  rule("az-roc", "arizona"),
];

it.each([
  ["an unknown place", undefined, ["federal", "dust", "certificate"]],
  ["a town of the county", paradise, ["federal", "dust", "certificate", "casita-clark"]],
  ["a city in the county", henderson, ["federal", "dust", "casita-henderson"]],
  ["another county", pahrump, ["federal"]],
  ["another state", bullhead, ["federal", "az-roc"]],
])("shows the rules of %s, and no other place's", (_name, place, shown) => {
  const service = ids("federal", "dust", "certificate");
  const project = ids("casita-clark", "casita-henderson");
  const schedule = { service: { rules: service }, localRules: project };
  const found = planRules({ rules, uses: [] }, schedule, undefined, place);
  expect(found.map(({ entryId }) => entryId)).toEqual(shown);
});

it("includes the rules of owners' homes only for such homes", () => {
  const home = { deposit: "cap", rules: ids("covered-home", "deposit-cap") };
  const rented = { deposit: "none", rules: ids("covered-home") };
  const all = ["covered-home", "deposit-cap", "post-tension"].map((id) => rule(id, "nevada"));
  const schedule = { service: { rules: ids("deposit-cap", "post-tension") }, localRules: [] };
  const found = (use?: typeof home) =>
    planRules({ rules: all, uses: [home, rented] }, schedule, use).map(({ entryId }) => entryId);
  expect(found()).toEqual(["deposit-cap", "post-tension"]);
  expect(found(home)).toEqual(["covered-home", "deposit-cap", "post-tension"]);
  expect(found(rented)).toEqual(["covered-home", "post-tension"]);
});
