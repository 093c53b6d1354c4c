/** @jest-environment node */
import { addMonths, checkedNote, dueDay, ruleSentence } from "../../../src/content/rule-note";
import { textIn } from "../../../src/content/text";

const rule = { checked: "2026-11-22", months: 6, grade: "text" } as const;

it("shows an unsettled rule as a question to ask", () => {
  const ask = { whom: "the City of Henderson", what: "whether your lot is large enough" };
  expect(ruleSentence({ ask })).toBe("Ask the City of Henderson whether your lot is large enough.");
  const pregunta = { whom: "a la ciudad de Henderson", what: "si su lote alcanza" };
  expect(ruleSentence({ ask: pregunta }, "es")).toBe(
    "Pregunte a la ciudad de Henderson si su lote alcanza.",
  );
});

it.each([
  ["2026-11-22", 6, "2027-05-22"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2027-08-31", 6, "2028-02-29"],
])("adds months to %s: %i later is %s", (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

it("is due on the day of the next check", () => {
  expect(dueDay(rule)).toBe("2027-05-22");
});

it.each([
  ["en", "November\u00a022, 2026"],
  ["es", "22\u00a0de\u00a0noviembre de 2026"],
] as const)("states in %s when and how a rule was checked, and what is old", (language, date) => {
  const { t } = textIn(language);
  const note = (day: string, grade: "text" | "reported" = "text") =>
    checkedNote({ ...rule, grade }, day, language);
  expect(note("2026-12-01")).toBe(t("rule.checked.text", { date }));
  expect(note("2026-12-01", "reported")).toBe(t("rule.checked.reported", { date }));
  // The reader is told to ask after twice the interval.
  expect(note("2027-11-21")).toBe(t("rule.checked.text", { date }));
  expect(note("2027-11-22")).toBe(t("rule.checked.stale", { date }));
});
