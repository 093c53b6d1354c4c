/** @jest-environment node */
import fc from "fast-check";
import { addDays, dayIn, daysBetween, dayText } from "../../../src/content/day";
import { weeksIn } from "../../../src/content/weeks";

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it.each(["2027-02-29", "2027-13-01", "1999-12-31", "27-1-1", ""])("rejects %j as a day", (text) =>
  expect(dayIn(text)).toBeUndefined(),
);

it("handles leap days and the ends of years", () => {
  expect(dayIn("2028-02-29")).toBe("2028-02-29");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
  expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
  expect(addDays("2028-01-01", -366)).toBe("2026-12-31");
});

it("is not affected by daylight saving time", () => {
  expect(addDays("2027-03-13", 2)).toBe("2027-03-15");
  expect(addDays("2027-11-06", 2)).toBe("2027-11-08");
  expect(dayText("2027-03-14", "en-US")).toBe("March\u00a014, 2027");
});

it("adds and subtracts days consistently", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 3000 }), (from, days) => {
      const to = addDays(from, days);
      expect(dayIn(from)).toBe(from);
      expect(daysBetween(from, to)).toBe(days);
      expect(addDays(to, -days)).toBe(from);
      expect(to >= from).toBe(true);
    }),
  );
});

it.each([
  ["Week 0", { start: 0, end: 1 }],
  ["Weeks 28–34", { start: 28, end: 35 }],
  ["Semanas 1–2", { start: 1, end: 3 }],
  ["Weeks 1-2", { start: 1, end: 3 }],
  ["Weeks 1 – 2", { start: 1, end: 3 }],
  ["Weeks 1 to 2", { start: 1, end: 3 }],
  ["Weeks 2–1", undefined],
  ["Semaines 1 à 2", { start: 1, end: 3 }],
  ["March 2027", undefined],
  ["In spring", undefined],
])("reads %s", (text, weeks) => expect(weeksIn(text)).toEqual(weeks));
