/** When the phases of a project begin and end, counted in days from its beginning. Pure. */

export interface MinMax {
  min: number;
  max: number;
}

/** A phase. If it is `beside`, it begins together with the one before it, unless its weeks in the schedule say otherwise. */
export type Phase = Queries.ScheduleTable_phaseFragment;
type Weeks = Queries.ServiceTime_scheduleFragment["weeks"][number];

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

/**
 * Returns the phases that have weeks, in order: each begins once all before it have ended, or with the one before it.
 * @param longest ids of the phases that take their most weeks
 * @param hall days that the show leaves between move-in and the day before it opens, where they are known
 */
export function spansOf(
  phases: readonly Phase[],
  weeks: readonly Weeks[],
  longest: ReadonlySet<string> = new Set(),
  hall?: number,
): Span[] {
  let start: MinMax = { min: 0, max: 0 };
  let end = start;
  return phases.flatMap((phase) => {
    const range = weeks.find((entry) => entry.phase?.entryId === phase.entryId);
    if (!range) return [];
    const { max } = range;
    const min = longest.has(phase.entryId) ? max : range.min;
    if (!(range.beside ?? phase.beside)) start = end;
    const days =
      phase.opens && hall !== undefined
        ? { min: hall, max: hall }
        : { min: daysOf(min), max: daysOf(max) };
    const ownEnd = add(start, days);
    end = later(end, ownEnd);
    return [{ phase, weeks: { min, max }, start, end: ownEnd }];
  });
}

/** Returns how many days the whole schedule takes. */
export const lengthOf = (spans: readonly Span[]): MinMax =>
  spans.reduce<MinMax>((longest, { end }) => later(longest, end), { min: 0, max: 0 });

/** Returns the phase with whose end something opens, as a show does; undefined where everything ends with the handover. */
export const openingSpan = (spans: readonly Span[]): Span | undefined =>
  spans.find(({ phase }) => phase.opens);

/** Returns how many days it takes until it has to be ready: for the opening, or else for the handover. */
export function readyIn(spans: readonly Span[]): MinMax {
  const opening = openingSpan(spans);
  return opening ? lengthOf(spans.slice(0, spans.indexOf(opening) + 1)) : lengthOf(spans);
}

/** Returns when the work on site begins; undefined for a schedule without weeks. */
export const siteStart = (spans: readonly Span[]): MinMax | undefined =>
  spans.find(({ phase }) => phase.site)?.start;

/** A run of a schedule: all phases at their fewest weeks, or all at their most. */
export type Pace = "min" | "max";

/** Something that has a day: a decision, an approval or an inspection, with its day of the project on either run. */
export interface Due {
  /** Its id within the plan, the same in every language and after every change of words. */
  id: string;
  what: string;
  day: MinMax;
}

/** Returns the client's decisions, the earliest first; of a project without weeks, in the order of its schedule. */
export function decisionsOf(
  spans: readonly Span[],
  decisions: readonly { id: string; phase: Weeks["phase"]; what: string }[],
): Due[] {
  const first = { min: 0, max: 0 };
  const due = (kind: "decision" | "phase", day: MinMax) => (one: { id: string; what: string }) => ({
    id: `${kind}-${one.id}`,
    what: one.what,
    day,
  });
  if (spans.length === 0) return decisions.map(due("decision", first));
  return spans
    .flatMap(({ phase: { entryId, decisions: common }, start }) => [
      // What is decided for this project comes before what is signed in every project.
      ...decisions.filter(({ phase }) => phase?.entryId === entryId).map(due("decision", start)),
      ...common.map(due("phase", start)),
    ])
    .sort((a, b) => a.day.max - b.day.max);
}

/** Returns the inspections of a phase. */
export const inspectionsOf = ({ phase, start, end }: Span): Due[] =>
  phase.inspections.map(({ id, at, what }) => ({
    id: `inspection-${id}`,
    what,
    day: {
      min: start.min + Math.round(at * (end.min - start.min)),
      max: start.max + Math.round(at * (end.max - start.max)),
    },
  }));
