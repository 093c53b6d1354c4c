/** @jest-environment node */
import fc from "fast-check";
import { withBreaks } from "../../../../i18n/no-breaks";
import {
  decisionsOf,
  inspectionsOf,
  lengthOf,
  readyIn,
  siteStart,
  spansOf,
  withShow,
} from "../../tools/schedule";
import { weeksText } from "../../tools/weeks-text";
import { textIn } from "../../../../i18n";

const phase = (entryId: string, beside = false) => ({
  entryId,
  title: entryId,
  beside,
  permit: null,
  site: entryId === "build",
  opens: false,
  decisions: [{ id: entryId, what: `Decide before ${entryId}` }],
  inspections: [{ id: entryId, at: 0.5, what: `Inspect ${entryId}` }],
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

it("takes the most weeks of the phases that an answer makes longest", () => {
  const spans = spansOf(phases, kitchen, new Set(["build"]));
  expect(lengthOf(spans)).toEqual({ min: 140, max: 238 });
  expect(siteStart(spans)).toEqual({ min: 63, max: 154 });
});

it("is ready when the phase ends with which a show opens, not when it has been dismantled", () => {
  const show = [phase("design"), { ...phase("setup"), opens: true }, phase("dismantle")];
  const spans = spansOf(show, [
    weeks("design", 2, 4),
    weeks("setup", 1, 1),
    weeks("dismantle", 1, 2),
  ]);
  expect(readyIn(spans)).toEqual({ min: 21, max: 35 });
  expect(lengthOf(spans)).toEqual({ min: 28, max: 49 });
  // Ten days in the hall, of which setup takes seven.
  expect(readyIn(spans, 10)).toEqual({ min: 24, max: 38 });
  const days = ({ start, end }: (typeof spans)[number]) => [start.min, start.max, end.min, end.max];
  const shown = withShow(spans, { setup: 40, eve: 49, closes: 52 });
  expect(shown.map(days)).toEqual([
    [0, 0, 14, 28],
    [40, 40, 47, 47],
    [52, 52, 59, 66],
  ]);
  // Where the show leaves less, setup ends before it opens; without a last day, nothing that
  // follows comes before that.
  const short = withShow(spans, { setup: 45, eve: 49, closes: undefined });
  expect(short.slice(1).map(days)).toEqual([
    [45, 45, 49, 49],
    [49, 49, 56, 63],
  ]);
});

it("makes decisions due by the day on which their phase begins, a project's own before those of all", () => {
  const spans = spansOf(phases, kitchen);
  const due = decisionsOf(spans, [
    { id: "cabinets", phase: { entryId: "orders" }, what: "Choose cabinets" },
  ]);
  expect(due.map(({ day }) => day.min)).toEqual([0, 21, 21, 21, 63, 98]);
  expect(due[2]).toEqual({
    id: "decision-cabinets",
    day: { min: 21, max: 56 },
    what: "Choose cabinets",
  });
  expect(inspectionsOf(spans[3]!)).toEqual([
    { id: "inspection-build", day: { min: 81, max: 189 }, what: "Inspect build" },
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
          for (const { day: when } of inspectionsOf(span))
            for (const pace of ["min", "max"] as const) {
              expect(when[pace]).toBeGreaterThanOrEqual(start[pace]);
              expect(when[pace]).toBeLessThanOrEqual(end[pace]);
            }
        }
        const due = decisionsOf(spans, []).map(({ day: when }) => when.max);
        expect(due).toEqual([...due].sort((a, b) => a - b));
        expect(Math.max(...due)).toBeLessThanOrEqual(length.max);
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
});
