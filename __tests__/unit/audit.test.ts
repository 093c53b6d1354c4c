/** @jest-environment node */
import { openFindings } from "../../scripts/audit";

const advisory = {
  github_advisory_id: "GHSA-1",
  module_name: "left-pad",
  severity: "high",
  title: "Pads without end",
  url: "https://github.com/advisories/GHSA-1",
};
const today = "2026-11-28";
const accepted = { advisory: "GHSA-1", until: "2026-12-24", reason: "It runs in tests only." };

it("names a fault that is not accepted, or not any more", () => {
  const line = "high: left-pad: Pads without end (https://github.com/advisories/GHSA-1)";
  expect(openFindings([advisory], [], today)).toEqual([line]);
  expect(openFindings([advisory], [accepted], today)).toEqual([]);
  expect(openFindings([advisory], [accepted], "2026-12-25")).toEqual([line]);
});

it.each([
  [{ ...accepted, until: "2027-11-28" }, "audit.yml: GHSA-1 is accepted for more than 90 days."],
  [{ ...accepted, advisory: "GHSA-2" }, "audit.yml: GHSA-2 is not found any more: remove it."],
  [{ ...accepted, reason: "" }, "audit.yml: GHSA-1 needs a day (until: YYYY-MM-DD) and a reason."],
])("an acceptance has a near day, a reason and a fault: %j", (entry, line) => {
  expect(openFindings([advisory], [entry], today)).toContain(line);
});

it.each(["2099-99-99", "2027-02-30", "2027-00-10", "soon"])("%s is no day", (until) => {
  const lines = openFindings([advisory], [{ ...accepted, until }], today);
  expect(lines).toContain("audit.yml: GHSA-1 needs a day (until: YYYY-MM-DD) and a reason.");
  expect(lines).toHaveLength(2);
});
