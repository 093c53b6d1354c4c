/** @jest-environment node */
import { hiddenIn } from "../../tools/house-year";
import { planDeposit, planRules } from "../../tools/plan-rules";
import { isServed, type PlanPlace } from "../../tools/served";
import { depositLaw } from "./tool-fixture";

it("finds what a house of a year may hide, including the first and last year", () => {
  const entries = [{ to: 1977 }, { from: 1965, to: 1973 }, { from: 1980 }, {}];
  expect(hiddenIn(entries, 1973)).toEqual([entries[0], entries[1], entries[3]]);
  expect(hiddenIn(entries, 1964)).toEqual([entries[0], entries[3]]);
  expect(hiddenIn(entries, 1980)).toEqual([entries[2], entries[3]]);
});

const ids = (...names: string[]) => names.map((entryId) => ({ entryId }));
const place = (name: string, jurisdictions: string[], rules: string[] = []): PlanPlace => ({
  entryId: name,
  name,
  also: [],
  office: {
    id: name,
    government: name,
    area: null,
    quoteArea: null,
    jurisdictions: ids(...jurisdictions),
    rules: ids(...rules),
  },
});
const henderson = place("henderson", ["united-states", "nevada", "clark-county", "henderson"]);
const paradise = place("paradise", [
  "united-states",
  "nevada",
  "clark-county",
  "clark-county-outside-cities",
]);
const pahrump = place("pahrump", ["united-states", "nevada", "pahrump"]);
const bullhead = place("bullhead-city", ["united-states", "arizona"], ["az-roc"]);

const rule = (entryId: string, ...jurisdictions: string[]) => ({
  entryId,
  jurisdictions: ids(...jurisdictions),
  figures: [] as { name: string; value: number }[],
});
const rules = [
  rule("federal", "united-states"),
  rule("dust", "clark-county"),
  rule("certificate", "clark-county-outside-cities"),
  rule("casita-clark", "clark-county-outside-cities"),
  rule("casita-henderson", "henderson"),
  rule("az-roc", "arizona"),
];
const wide = ["united-states", "nevada"];

it.each([
  ["an unknown place", undefined, ["federal", "dust", "certificate"]],
  ["a town of the county", paradise, ["federal", "dust", "certificate", "casita-clark"]],
  ["a city in the county", henderson, ["federal", "dust", "casita-henderson"]],
  ["another county", pahrump, ["federal"]],
  ["another state", bullhead, ["federal", "az-roc"]],
])("shows the rules of %s, and no other place's", (_name, where, shown) => {
  const service = ids("federal", "dust", "certificate");
  const project = ids("casita-clark", "casita-henderson");
  const schedule = { service: { rules: service }, localRules: project, lotRules: [] };
  const found = planRules({ rules, uses: [], wide }, schedule, { place: where });
  expect(found.map(({ entryId }) => entryId)).toEqual(shown);
});

it("includes the rules of owners' homes only for such homes", () => {
  const home = { deposit: "house", rules: ids("covered-home", "deposit-cap") };
  const rented = { deposit: "rented", rules: ids("covered-home") };
  const all = ["covered-home", "deposit-cap", "post-tension"].map((id) => rule(id, "nevada"));
  const schedule = {
    service: { rules: ids("deposit-cap", "post-tension") },
    localRules: [],
    lotRules: [],
  };
  const found = (use?: typeof home) =>
    planRules({ rules: all, uses: [home, rented], wide }, schedule, { use }).map(
      ({ entryId }) => entryId,
    );
  expect(found()).toEqual(["deposit-cap", "post-tension"]);
  expect(found(home)).toEqual(["covered-home", "deposit-cap", "post-tension"]);
  expect(found(rented)).toEqual(["covered-home", "post-tension"]);
});

it("leaves out a rule for older buildings once the building is known to be newer", () => {
  const lead = { ...rule("lead", "nevada"), figures: [{ name: "built-before", value: 1978 }] };
  const schedule = { service: { rules: ids("lead") }, localRules: [], lotRules: [] };
  const found = (year?: number) =>
    planRules({ rules: [lead], uses: [], wide }, schedule, { year }).length;
  expect([found(), found(1977), found(1978)]).toEqual([1, 1, 0]);
});

it("decides on the deposit for a plan by its use and its project, where the rule holds", () => {
  const cap = rule("deposit-cap", "nevada");
  const house = { deposit: "house" };
  expect(planDeposit({}, undefined, cap, depositLaw)).toBeUndefined();
  expect(planDeposit({}, house, cap, depositLaw)).toEqual({ kind: "cap", why: depositLaw.why });
  expect(planDeposit({}, house, cap, null)).toBeUndefined();
  expect(planDeposit({ deposit: "accessory" }, house, cap, depositLaw)?.kind).toBe("ask");
  expect(planDeposit({ deposit: "accessory" }, { deposit: "rented" }, cap, depositLaw)?.kind).toBe(
    "none",
  );
  expect(planDeposit({}, house, cap, depositLaw, henderson)?.kind).toBe("cap");
  expect(planDeposit({}, house, cap, depositLaw, bullhead)).toBeUndefined();
});

it("offers work where a place's area has no notice", () => {
  const inArea = (area: string | null) => ({ office: { ...henderson.office, area } });
  const areas = [
    { name: "Henderson", notice: null },
    { name: "Arizona", notice: "Not yet." },
  ];
  const served = [null, "Elsewhere", "Henderson", "Arizona"].map((area) =>
    isServed(inArea(area), areas),
  );
  expect(served).toEqual([false, false, true, false]);
});
