/** @jest-environment node */
import fc from "fast-check";
import { addDays } from "../../../../content/day";
import { verdictOf } from "../../tools/verdict";
import { workdaysWith } from "../../tools/workdays";

const moved = { onSaturday: "Friday", onSunday: "Monday" };
const workdays = workdaysWith([
  { month: 1, day: 1, ...moved },
  { month: 7, day: 4, ...moved },
  { month: 12, day: 25, ...moved },
]);
const calendars = { workdays, ends: workdays };
// Ten to twenty weeks.
const ready = { min: 70, max: 140 };
const today = "2026-11-27";
const verdict = (wishes: object) => verdictOf(ready, { today, ...wishes }, calendars);

it.each([
  [{}, undefined],
  [{ by: "2027-02-04" }, "impossible"],
  [{ by: "2027-02-05" }, "tight"],
  // A Saturday: the handover is on the Friday before it.
  [{ by: "2027-02-06" }, "tight"],
  [{ by: "2027-04-15" }, "tight"],
  [{ by: "2027-04-16" }, "likely"],
  [{ by: "2026-11-26" }, "over"],
  // It opens today: it had to be ready yesterday.
  [{ by: "2026-11-26", wanted: "2026-11-27" }, "impossible"],
  [{ begin: "2026-12-01" }, "range"],
  [{ begin: "2026-11-01" }, "begun"],
  [{ begin: "2026-03-01" }, "over"],
  [{ begin: "2026-12-01", by: "2027-02-01" }, "impossible"],
  [{ begin: "2026-12-01", by: "2027-06-01" }, "likely"],
  [{ begin: "2026-11-01", by: "2027-06-01" }, "begun"],
  [{ begin: "2026-11-01", by: "2027-02-01" }, "begun"],
  [{ begin: "2026-11-01", by: "2027-02-01", started: true }, "tight"],
  [{ begin: "2026-11-01", by: "2027-01-01" }, "impossible"],
  [{ by: "2027-02-04", started: true }, "begun"],
  [{ by: "2027-12-01", started: true }, "likely"],
])("judges %j: %s", (wishes, kind) => {
  expect(verdict(wishes)?.kind).toBe(kind);
});

it("names the days on which it is handed over at the earliest and at the latest", () => {
  expect(verdict({ by: "2027-01-15" })).toMatchObject({
    earliest: "2027-02-05",
    latest: "2027-04-16",
  });
  expect(verdict({ by: "2027-09-06" })).toMatchObject({ kind: "likely", begin: "2027-04-19" });
});

it("says what follows where planning began on a day that has passed, and where it did not", () => {
  expect(verdict({ begin: "2026-11-01", by: "2027-02-01" })).toMatchObject({
    ifKept: { kind: "tight", begin: "2026-11-01" },
    ifNot: { kind: "impossible", begin: today, earliest: "2027-02-05" },
  });
});

it("calls likely what begins on a day off and is still done in time", () => {
  // A Sunday, 140 days before a Sunday: the handover is on the Friday before, and so one weekend
  // too late.
  const sunday = (by: string) =>
    verdictOf({ min: 70, max: 140 }, { today: "2026-11-29", by }, calendars)?.kind;
  expect([sunday("2027-04-16"), sunday("2027-04-18"), sunday("2027-04-19")]).toEqual([
    "tight",
    "tight",
    "likely",
  ]);
});

const days = fc.integer({ min: 0, max: 3000 });

it("calls a plan likely only if it can begin today or later and still be done on its longest run", () => {
  fc.assert(
    fc.property(days, days, fc.integer({ min: 1, max: 900 }), (now, ahead, max) => {
      const day = addDays("2026-01-01", now);
      const by = addDays(day, ahead);
      const found = verdictOf({ min: 1, max }, { today: day, by }, calendars);
      if (found?.kind !== "likely") return;
      expect(found.begin >= day).toBe(true);
      expect(addDays(found.begin, max) <= by).toBe(true);
    }),
  );
});

const order = ["likely", "tight", "impossible", "over"];

it("never gets better while days pass", () => {
  fc.assert(
    fc.property(days, days, fc.integer({ min: 0, max: 400 }), (now, ahead, later) => {
      const [first, second] = [now, now + later].map((offset) => {
        const day = addDays("2026-01-01", offset);
        const by = addDays("2026-01-01", now + ahead);
        return order.indexOf(verdictOf(ready, { today: day, by }, calendars)?.kind ?? "");
      });
      expect(second).toBeGreaterThanOrEqual(first!);
    }),
  );
});
