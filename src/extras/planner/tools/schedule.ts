/** When the phases of a project begin and end, counted in days from its beginning. Pure. */

export interface MinMax {
  min: number;
  max: number;
}

/**
 * A phase. If it is `beside`, it begins together with the one before it, unless its weeks in the
 * schedule say otherwise.
 */
export type Phase = Queries.ScheduleTable_phaseFragment;
type Weeks = Queries.ServiceTime_scheduleFragment["weeks"][number];

/** A phase with the earliest and latest days on which it begins and ends. */
export interface Span {
  phase: Phase;
  weeks: MinMax;
  start: MinMax;
  end: MinMax;
  /** Whether a show gives the day on which it begins. */
  isGiven?: boolean;
}

const daysOf = (weeks: number) => Math.ceil(weeks * 7);
const add = (a: MinMax, b: MinMax): MinMax => ({ min: a.min + b.min, max: a.max + b.max });
const later = (a: MinMax, b: MinMax): MinMax => ({
  min: Math.max(a.min, b.min),
  max: Math.max(a.max, b.max),
});

/**
 * Returns the phases that have weeks, in order: each begins once all before it have ended, or with
 * the one before it.
 * @param longest ids of the phases that take their most weeks
 */
export function spansOf(
  phases: readonly Phase[],
  weeks: readonly Weeks[],
  longest: ReadonlySet<string> = new Set(),
): Span[] {
  let start: MinMax = { min: 0, max: 0 };
  let end = start;
  return phases.flatMap((phase) => {
    const range = weeks.find((entry) => entry.phase?.entryId === phase.entryId);
    if (!range) return [];
    const { max } = range;
    const min = longest.has(phase.entryId) ? max : range.min;
    if (!(range.beside ?? phase.beside)) start = end;
    const ownEnd = add(start, { min: daysOf(min), max: daysOf(max) });
    end = later(end, ownEnd);
    return [{ phase, weeks: { min, max }, start, end: ownEnd }];
  });
}

/** Returns how many days the whole schedule takes. */
export const lengthOf = (spans: readonly Span[]): MinMax =>
  spans.reduce<MinMax>((longest, { end }) => later(longest, end), { min: 0, max: 0 });

/**
 * Returns the phase with whose end something opens, as a show does; undefined where everything ends
 * with the handover.
 */
export const openingSpan = (spans: readonly Span[]): Span | undefined =>
  spans.find(({ phase }) => phase.opens);

/**
 * Returns how many days it takes until it has to be ready: for the opening, or else for the
 * handover.
 * @param hall days that a show leaves between move-in and the day before it opens, where they are
 *   known
 */
export function readyIn(spans: readonly Span[], hall?: number): MinMax {
  const opening = openingSpan(spans);
  if (!opening) return lengthOf(spans);
  return hall === undefined
    ? lengthOf(spans.slice(0, spans.indexOf(opening) + 1))
    : add(opening.start, { min: hall, max: hall });
}

/**
 * The days of a show, counted from the beginning of a project: move-in, the day before it opens,
 * and the one on which it closes.
 */
type ShowDays = Readonly<Record<"setup" | "eve" | "closes", number | undefined>>;

/**
 * Returns the phases with the days that a show gives: its setup begins with move-in, and what
 * follows once it closes, which is not before it has opened.
 */
export function withShow(spans: readonly Span[], { setup, eve, closes }: ShowDays): Span[] {
  const opening = spans.findIndex(({ phase }) => phase.opens);
  return spans.map((span, index) => {
    const isSetup = index === opening;
    const day = isSetup ? setup : (closes ?? eve);
    if (opening < 0 || index < opening || day === undefined) return span;
    const last = isSetup ? (eve ?? Infinity) : Infinity;
    const endOf = (pace: Pace) => Math.min(day + span.end[pace] - span.start[pace], last);
    return {
      ...span,
      isGiven: true,
      start: { min: day, max: day },
      end: { min: endOf("min"), max: endOf("max") },
    };
  });
}

/** Returns when the work on site begins; undefined for a schedule without weeks. */
export const siteStart = (spans: readonly Span[]): MinMax | undefined =>
  spans.find(({ phase }) => phase.site)?.start;

/** A run of a schedule: all phases at their fewest weeks, or all at their most. */
export type Pace = "min" | "max";

/**
 * Something that has a day: a decision, an approval or an inspection, with its day of the project
 * on either run.
 */
export interface Due {
  /** Its id within the plan, the same in every language and after every change of words. */
  id: string;
  what: string;
  day: MinMax;
  /** Whether a show gives its day. */
  isGiven?: boolean | undefined;
}

/**
 * Returns the client's decisions, the earliest first; of a project without weeks, in the order of
 * its schedule.
 */
export function decisionsOf(
  spans: readonly Span[],
  decisions: readonly { id: string; phase: Weeks["phase"]; what: string }[],
): Due[] {
  const first = { min: 0, max: 0 };
  const due =
    (kind: "decision" | "phase", day: MinMax, isGiven?: boolean) =>
    (one: { id: string; what: string }) => ({
      id: `${kind}-${one.id}`,
      what: one.what,
      day,
      isGiven,
    });
  if (spans.length === 0) return decisions.map(due("decision", first));
  return spans
    .flatMap(({ phase: { entryId, decisions: common }, start, isGiven }) => [
      // What is decided for this project comes before what is signed in every project.
      ...decisions
        .filter(({ phase }) => phase?.entryId === entryId)
        .map(due("decision", start, isGiven)),
      ...common.map(due("phase", start, isGiven)),
    ])
    .sort((a, b) => a.day.max - b.day.max);
}

/** Returns the inspections of a phase. */
export const inspectionsOf = ({ phase, start, end, isGiven }: Span): Due[] =>
  phase.inspections.map(({ id, at, what }) => ({
    id: `inspection-${id}`,
    what,
    isGiven,
    day: {
      min: start.min + Math.round(at * (end.min - start.min)),
      max: start.max + Math.round(at * (end.max - start.max)),
    },
  }));
