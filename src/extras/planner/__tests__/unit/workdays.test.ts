import fc from "fast-check";
import { addDays } from "../../../../content/day";
import { weekdays } from "../../plan-names";
import { workdaysWith, type Holiday } from "../../tools/workdays";

const moved = { onSaturday: "Friday", onSunday: "Monday" };
const holidays: Holiday[] = [
  { month: 1, day: 1, ...moved },
  { month: 5, weekday: "Monday", which: "last" },
  { month: 7, day: 4, ...moved },
  { month: 9, weekday: "Monday", which: "first" },
  { month: 11, weekday: "Thursday", which: "fourth" },
  { month: 11, weekday: "Thursday", which: "fourth", after: 1 },
];
const days = workdaysWith(holidays);

it.each([
  ["2026-11-28", "2026-11-25", "2026-11-30"], // the Saturday after Thanksgiving and the day after it
  ["2027-05-31", "2027-05-28", "2027-06-01"], // Memorial Day
  ["2027-07-05", "2027-07-02", "2027-07-06"], // July 4 is a Sunday
  ["2026-07-03", "2026-07-02", "2026-07-06"], // July 4 is a Saturday
  ["2027-12-31", "2027-12-30", "2028-01-03"], // the next New Year's Day is a Saturday
  ["2027-09-06", "2027-09-03", "2027-09-07"],
  ["2027-03-03", "2027-03-03", "2027-03-03"],
])("finds the working days around %s", (day, before, after) => {
  expect([days.onOrBefore(day), days.onOrAfter(day)]).toEqual([before, after]);
});

// July 4 is a Saturday in 2026, and a Sunday in 2027.
it.each<[Partial<Holiday>, closed: string[]]>([
  [{}, []],
  [{ onSunday: "Friday" }, ["2027-07-02"]],
  [{ onSunday: "Monday" }, ["2027-07-05"]],
  [{ onSaturday: "Monday" }, ["2026-07-06"]],
  [{ onSaturday: "Friday" }, ["2026-07-03"]],
])("keeps a holiday of a weekend on the day that it names: %j", (own, closed) => {
  const { isWorkday } = workdaysWith([{ month: 7, day: 4, ...own }]);
  const days = ["2026-07-03", "2026-07-06", "2027-07-02", "2027-07-05"];
  expect(days.filter((day) => !isWorkday(day))).toEqual(closed);
});

it("counts working days back over a weekend and holidays", () => {
  expect(days.before("2026-12-02", 1)).toBe("2026-12-01");
  expect(days.before("2026-12-02", 3)).toBe("2026-11-25");
  expect(days.before("2026-12-05", 0)).toBe("2026-12-04");
  // Work that would begin on Family Day begins on the Wednesday before it.
  expect(days.before("2026-11-27", 1)).toBe("2026-11-24");
});

it("never finds a weekend or a holiday, and nothing further away than it has to be", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
      const day = addDays("2020-01-01", offset);
      for (const found of [days.onOrBefore(day), days.onOrAfter(day)]) {
        const weekday = weekdays[new Date(`${found}T00:00:00Z`).getUTCDay()];
        expect(["Saturday", "Sunday"]).not.toContain(weekday);
        expect(days.isWorkday(found)).toBe(true);
      }
      expect(days.onOrBefore(day) <= day && day <= days.onOrAfter(day)).toBe(true);
    }),
  );
});
