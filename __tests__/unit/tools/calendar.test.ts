/** @jest-environment node */
import fc from "fast-check";
import { calendarText } from "../../../src/tools/calendar";

const now = new Date("2026-11-22T23:30:05.123Z");
const address = "https://site.test/plan?place=mesquite";

it("has all-day events", () => {
  const text = calendarText(
    [{ day: "2027-03-01", title: "Choose tile, grout; glass" }],
    address,
    `For orientation. The plan: ${address}`,
    now,
  );
  expect(text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//site.test//Plan//EN",
    "BEGIN:VEVENT",
    "UID:20270301-1-plan-place-mesquite@site.test",
    "DTSTAMP:20261122T233005Z",
    "DTSTART;VALUE=DATE:20270301",
    "SUMMARY:Choose tile\\, grout\\; glass",
    "DESCRIPTION:For orientation. The plan: https://site.test/plan?place=mesqui",
    " te",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("gives events of the same plan the same ids, and those of another plan others", () => {
  const idOf = (source: string, at: Date) =>
    /UID:.*/.exec(calendarText([{ day: "2027-03-01", title: "Choose tile" }], source, "", at))?.[0];
  const later = new Date("2026-12-24T08:00:00Z");
  expect(idOf(address, later)).toBe(idOf(address, now));
  expect(idOf("https://site.test/plan?place=henderson", now)).not.toBe(idOf(address, now));
});

it("folds lines at 75 bytes without loss", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (words) => {
      const title = words.replaceAll(/[\r\n\\;,]/g, "");
      const text = calendarText([{ day: "2027-03-01", title }], address, "A note", now);
      for (const line of text.split("\r\n"))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
    }),
  );
});
