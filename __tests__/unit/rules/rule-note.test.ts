import {
  addMonths,
  checkedNote,
  dueDay,
  ruleSentence,
  ruleStatus,
} from "../../../src/content/rule-note";

const rule = { checked: "2026-11-22", months: 6, grade: "text" } as const;

it("shows a settled rule as its statement", () => {
  expect(ruleSentence({ statement: "Bids carry the number." })).toBe("Bids carry the number.");
});

it("shows an unsettled rule as a question to ask", () => {
  const ask = { whom: "the City of Henderson", what: "whether your lot is large enough" };
  expect(ruleSentence({ ask })).toBe("Ask the City of Henderson whether your lot is large enough.");
});

it.each([
  ["2026-11-22", 6, "2027-05-22"],
  ["2026-11-22", 24, "2028-11-22"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2027-08-31", 6, "2028-02-29"],
])("adds months to %s: %i later is %s", (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

it("is due from the day of the next check", () => {
  expect(dueDay(rule)).toBe("2027-05-22");
  expect(ruleStatus(rule, "2027-05-21")).toBe("current");
  expect(ruleStatus(rule, "2027-05-22")).toBe("due");
});

it("states when and how a rule was checked", () => {
  expect(checkedNote(rule, "2026-12-01")).toBe("Checked on November 22, 2026");
  expect(checkedNote({ ...rule, grade: "reported" }, "2026-12-01")).toBe(
    "As reported, checked on November 22, 2026",
  );
});

it("tells the reader to ask after twice the interval", () => {
  expect(ruleStatus(rule, "2027-11-21")).toBe("due");
  expect(checkedNote(rule, "2027-11-21")).toBe("Checked on November 22, 2026");
  expect(ruleStatus(rule, "2027-11-22")).toBe("stale");
  expect(checkedNote(rule, "2027-11-22")).toBe(
    "Last checked on November 22, 2026, ask before you rely on it",
  );
});

it("says the same in Spanish", () => {
  const ask = { whom: "a la ciudad de Henderson", what: "si su lote alcanza" };
  expect(ruleSentence({ ask }, "es")).toBe("Pregunte a la ciudad de Henderson si su lote alcanza.");
  expect(checkedNote(rule, "2026-12-01", "es")).toBe("Verificado el 22 de noviembre de 2026");
  expect(checkedNote({ ...rule, grade: "reported" }, "2026-12-01", "es")).toBe(
    "Según terceros, verificado el 22 de noviembre de 2026",
  );
  expect(checkedNote(rule, "2027-11-22", "es")).toBe(
    "Verificado por última vez el 22 de noviembre de 2026; pregunte antes de confiar en ello",
  );
});
