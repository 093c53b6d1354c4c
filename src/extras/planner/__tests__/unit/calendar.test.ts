/** @jest-environment node */
import fc from "fast-check";
import ICAL from "ical.js";
import { calendarText } from "../../tools/calendar";

const now = new Date("2026-11-22T23:30:05.123Z");
const plan = {
  plan: "kitchen-mesquite",
  host: "site.test",
  note: "For orientation. The plan: https://site.test/plan?place=mesquite",
};

/** The entries of a calendar file, as a kept parser reads them. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[] as [])
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

it("moves the entries of an earlier import of the same plan", () => {
  const [before, after] = [now, new Date(now.getTime() + 3_600_000)].map((moment, index) => {
    const days = [{ id: "1", day: `2027-03-0${index + 1}`, title: "Kitchen: choose tile, glass" }];
    return eventsIn(calendarText(days, plan, moment))[0]!;
  });
  expect(after!.uid).toBe(before!.uid);
  expect(after!.sequence).toBeGreaterThan(before!.sequence);
  expect(after!.summary).toBe("Kitchen: choose tile, glass");
  expect(after!.description).toBe(plan.note);
  const days = [before, after].map((event) => event!.startDate.toString());
  expect(days).toEqual(["2027-03-01", "2027-03-02"]);
});

it("folds lines at 75 bytes without loss", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (words) => {
      const title = words.replaceAll(/[\r\n\\;,\u00a0\u202f\u2060]/g, "");
      const text = calendarText([{ id: "1", day: "2027-03-01", title }], plan, now);
      for (const line of text.split("\r\n"))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
    }),
    // A line separator, which a regular expression's dot leaves out.
    { examples: [["\u2028"]] },
  );
});
