/** @jest-environment node */
import fc from "fast-check";
import { addDays } from "../../../src/content/day";
import { withBreaks } from "../../../src/i18n/no-breaks";
import { dueDays, inspectionDays, lengthOf, runOf, spansOf } from "../../../src/tools/schedule";
import { weeksText } from "../../../src/tools/weeks-text";
import { textIn } from "../../../src/i18n";

const phase = (entryId: string, beside = false) => ({
  entryId,
  title: entryId,
  beside,
  decisions: [`Decide before ${entryId}`],
  inspections: [{ at: 0.5, what: `Inspect ${entryId}` }],
});
const weeks = (entryId: string, min: number, max: number) => ({
  phase: { entryId },
  beside: null,
  min,
  max,
});

const phases = [
  phase("design"),
  phase("permit"),
  phase("orders", true),
  phase("build"),
  phase("close"),
];
const kitchen = [
  weeks("design", 3, 8),
  weeks("permit", 1, 6),
  weeks("orders", 6, 14),
  weeks("build", 5, 10),
  weeks("close", 1, 2),
];

it("begins a phase when all before it have ended, except parallel phases", () => {
  const spans = spansOf(phases, kitchen);
  expect(spans.map(({ start, end }) => [start.min, start.max, end.min, end.max])).toEqual([
    [0, 0, 21, 56],
    [21, 56, 28, 98],
    [21, 56, 63, 154],
    [63, 154, 98, 224],
    [98, 224, 105, 238],
  ]);
  expect(lengthOf(spans)).toEqual({ min: 105, max: 238 });
  const orders = { ...weeks("orders", 6, 14), beside: false };
  expect(spansOf(phases, [weeks("permit", 1, 6), orders])[1]?.start).toEqual({ min: 7, max: 42 });
});

it("omits phases without weeks, and rounds half weeks up to days", () => {
  const [only, ...others] = spansOf(phases, [weeks("build", 0.5, 1)]);
  expect(only).toMatchObject({ start: { min: 0, max: 0 }, end: { min: 4, max: 7 } });
  expect(others).toEqual([]);
});

it("counts back the longest duration from the day of completion, and plans the past from today", () => {
  const spans = spansOf(phases, kitchen);
  const run = (when: "begin" | "done", date: string) => runOf(spans, when, date, "2026-11-22");
  expect(run("begin", "2027-03-01")).toEqual({ begin: "2027-03-01", days: "earliest" });
  expect(run("done", "2028-03-01")).toEqual({ begin: "2027-07-07", days: "latest" });
  expect(run("done", "2027-03-01")).toEqual({
    begin: "2026-11-22",
    days: "earliest",
    missed: "2026-07-06",
  });
  expect(run("begin", "2026-11-01")).toMatchObject({ begin: "2026-11-22", missed: "2026-11-01" });
});

it("makes decisions due on the first day on which their phase can begin", () => {
  const spans = spansOf(phases, kitchen);
  const due = dueDays(
    spans,
    [{ phase: { entryId: "orders" }, what: "Choose cabinets" }],
    "earliest",
  );
  expect(due.map(({ day }) => day)).toEqual([0, 21, 21, 21, 63, 98]);
  expect(due[3]).toEqual({ id: "orders-2", day: 21, what: "Choose cabinets" });
  expect(inspectionDays(spans[3]!)).toEqual([
    { id: "build-inspection-1", day: 81, what: "Inspect build" },
  ]);
});

it.each([
  [3, 8, "3 to 8 weeks", "de 3 a 8 semanas"],
  [0.5, 1, "½ to 1 week", "de media a 1 semana"],
  [0.5, 2, "½ to 2 weeks", "de media a 2 semanas"],
  [0.5, 0.5, "half a week", "media semana"],
  [1, 1, "1 week", "1 semana"],
])("writes %d to %d weeks", (min, max, english, spanish) => {
  expect(withBreaks(weeksText(textIn("en").t, min, max))).toBe(english);
  expect(withBreaks(weeksText(textIn("es").t, min, max))).toBe(spanish);
});

const range = fc
  .tuple(fc.double({ min: 0, max: 60, noNaN: true }), fc.double({ min: 0, max: 60, noNaN: true }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const projects = fc
  .array(fc.tuple(range, fc.boolean()), { minLength: 1, maxLength: 8 })
  .map((all) => ({
    phases: all.map(([, beside], index) => phase(String(index), beside)),
    weeks: all.map(([[min, max]], index) => weeks(String(index), min, max)),
  }));
const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("any project", () => {
  it("never runs backward", () => {
    fc.assert(
      fc.property(projects, (project) => {
        const spans = spansOf(project.phases, project.weeks);
        const length = lengthOf(spans);
        expect(length.min).toBeLessThanOrEqual(length.max);
        for (const [index, span] of spans.entries()) {
          const { phase: own, start, end } = span;
          expect(start.min).toBeLessThanOrEqual(start.max);
          expect(start.min).toBeLessThanOrEqual(end.min);
          expect(start.max).toBeLessThanOrEqual(end.max);
          expect(end.min).toBeLessThanOrEqual(end.max);
          for (const before of own.beside ? [] : spans.slice(0, index))
            expect(before.end.max).toBeLessThanOrEqual(start.max);
          for (const { day: when } of inspectionDays(span)) {
            expect(when).toBeGreaterThanOrEqual(start.min);
            expect(when).toBeLessThanOrEqual(end.min);
          }
        }
        const due = dueDays(spans, [], "earliest").map(({ day: when }) => when);
        expect(due).toEqual([...due].sort((a, b) => a - b));
        expect(Math.max(...due)).toBeLessThanOrEqual(length.min);
      }),
    );
  });

  it("is as long as all its phases together if none is parallel", () => {
    fc.assert(
      fc.property(fc.array(range, { minLength: 1, maxLength: 8 }), (ranges) => {
        const all = ranges.map((_, index) => phase(String(index)));
        const own = ranges.map(([min, max], index) => weeks(String(index), min, max));
        const sum = (which: 0 | 1) =>
          ranges.reduce((total, each) => total + Math.ceil(each[which] * 7), 0);
        expect(lengthOf(spansOf(all, own))).toEqual({ min: sum(0), max: sum(1) });
      }),
    );
  });

  it("never tells a day that has passed, or an end that comes earlier for a later day", () => {
    fc.assert(
      fc.property(
        projects,
        day,
        day,
        fc.nat(2000),
        fc.constantFrom("begin", "done"),
        (project, today, from, days, when) => {
          const spans = spansOf(project.phases, project.weeks);
          const [early, late] = [0, days].map((more) =>
            runOf(spans, when, addDays(from, more), today),
          );
          expect(early!.begin >= today).toBe(true);
          expect(late!.begin >= early!.begin).toBe(true);
        },
      ),
    );
  });

  it("never has a decision after the latest start of its phase, or earlier for a later end", () => {
    fc.assert(
      fc.property(projects, day, fc.nat(2000), (project, end, days) => {
        const spans = spansOf(project.phases, project.weeks);
        const latest = dueDays(spans, [], "latest");
        for (const { phase: own, start } of spans)
          for (const { day: due } of latest.filter(({ what }) => own.decisions.includes(what)))
            expect(due).toBeLessThanOrEqual(start.max);
        const [early, late] = [0, days].map(
          (more) => runOf(spans, "done", addDays(end, more), "2000-01-01").begin,
        );
        for (const { day: due } of latest)
          expect(addDays(late!, due) >= addDays(early!, due)).toBe(true);
      }),
    );
  });
});
