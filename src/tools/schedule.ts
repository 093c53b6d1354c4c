/** When the phases of a project begin and end, counted in days from its beginning. Pure. */
import { addDays } from "../content/day";

interface MinMax {
  min: number;
  max: number;
}

/** A phase. If it is `beside`, it begins together with the one before it, unless its weeks in the schedule say otherwise. */
export type Phase = Queries.ScheduleTable_phaseFragment;
type Weeks = Queries.ServiceSchedule_scheduleFragment["weeks"][number];

/** A phase with the earliest and latest days on which it begins and ends. */
export interface Span {
  phase: Phase;
  weeks: MinMax;
  start: MinMax;
  end: MinMax;
}

const daysOf = (weeks: number) => Math.ceil(weeks * 7);
const add = (a: MinMax, b: MinMax): MinMax => ({ min: a.min + b.min, max: a.max + b.max });
const later = (a: MinMax, b: MinMax): MinMax => ({
  min: Math.max(a.min, b.min),
  max: Math.max(a.max, b.max),
});

/** Returns the phases that have weeks, in order: each begins once all before it have ended, or with the one before it. */
export function spansOf(phases: readonly Phase[], weeks: readonly Weeks[]): Span[] {
  let start: MinMax = { min: 0, max: 0 };
  let end = start;
  return phases.flatMap((phase) => {
    const range = weeks.find((entry) => entry.phase?.entryId === phase.entryId);
    if (!range) return [];
    if (!(range.beside ?? phase.beside)) start = end;
    const ownEnd = add(start, { min: daysOf(range.min), max: daysOf(range.max) });
    end = later(end, ownEnd);
    return [{ phase, weeks: range, start, end: ownEnd }];
  });
}

/** Returns how many days the whole schedule takes. */
export const lengthOf = (spans: readonly Span[]): MinMax =>
  spans.reduce<MinMax>((longest, { end }) => later(longest, end), { min: 0, max: 0 });

/** How a plan runs once a day is known. */
export interface Run {
  /** The day on which planning begins. */
  begin: string;
  /** `earliest` from a beginning; `latest` before an end: the last with which even the longest run ends in time. */
  days: "earliest" | "latest";
  /** Where it is too late: the day on which planning would have begun. The plan begins today then. */
  missed?: string;
}

/** Returns the run of a plan that begins on a day, or has to be done by it; the past is planned from today. */
export function runOf(
  spans: readonly Span[],
  when: "begin" | "done",
  date: string,
  today: string,
): Run {
  const begin = when === "begin" ? date : addDays(date, -lengthOf(spans).max);
  if (begin < today) return { begin: today, days: "earliest", missed: begin };
  return { begin, days: when === "begin" ? "earliest" : "latest" };
}

/** Something that is due: a decision, order or signature of the client, or an inspection, and its day of the project. */
export interface Due {
  /** Its id within the plan, the same in every language and after every change of words. */
  id: string;
  day: number;
  what: string;
}

/** Returns the client's decisions, the earliest first; of a project without weeks, in the order of its schedule. */
export function dueDays(
  spans: readonly Span[],
  decisions: readonly { phase: Weeks["phase"]; what: string }[],
  days: Run["days"],
): Due[] {
  if (spans.length === 0)
    return decisions.map(({ what }, index) => ({ id: String(index), day: 0, what }));
  return spans
    .flatMap(({ phase: { entryId, decisions: common }, start }) => {
      const own = decisions.filter(({ phase }) => phase?.entryId === entryId);
      const day = days === "earliest" ? start.min : start.max;
      return [...common, ...own.map(({ what }) => what)].map((what, index) => ({
        id: `${entryId}-${index + 1}`,
        day,
        what,
      }));
    })
    .sort((a, b) => a.day - b.day);
}

/** Returns the inspections of a phase on its shortest or longest run. */
export function inspectionDays({ phase, start, end }: Span, days: Run["days"] = "earliest"): Due[] {
  const run = days === "earliest" ? "min" : "max";
  return phase.inspections.map(({ at, what }, index) => ({
    id: `${phase.entryId}-inspection-${index + 1}`,
    day: start[run] + Math.round(at * (end[run] - start[run])),
    what,
  }));
}
