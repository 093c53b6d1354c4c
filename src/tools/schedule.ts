/** When the phases of a project begin and end, counted in days from its beginning. Pure. */
import { addDays } from "../content/day";

/** The fewest and the most. */
interface MinMax {
  min: number;
  max: number;
}

export interface Phase {
  entryId: string;
  /** Whether it begins together with the phase before it. */
  beside?: boolean | null;
  decisions: readonly string[];
  inspections: readonly { at: number; what: string }[];
}

/** A reference to a phase, as GraphQL returns it. */
type PhaseReference = { entryId: string } | null;

export interface Weeks extends MinMax {
  phase: PhaseReference;
}

/** A phase with the earliest and latest days on which it begins and ends. */
export interface Span<Of extends Phase = Phase> {
  phase: Of;
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
export function spansOf<Of extends Phase>(
  phases: readonly Of[],
  weeks: readonly Weeks[],
): Span<Of>[] {
  let start: MinMax = { min: 0, max: 0 };
  let end = start;
  return phases.flatMap((phase) => {
    const range = weeks.find((entry) => entry.phase?.entryId === phase.entryId);
    if (!range) return [];
    if (!phase.beside) start = end;
    const ownEnd = add(start, { min: daysOf(range.min), max: daysOf(range.max) });
    end = later(end, ownEnd);
    return [{ phase, weeks: range, start, end: ownEnd }];
  });
}

/** Returns how many days the whole schedule takes. */
export const lengthOf = (spans: readonly Span[]): MinMax =>
  spans.reduce<MinMax>((longest, { end }) => later(longest, end), { min: 0, max: 0 });

/** Returns the day on which planning begins: for a project with a day to be done, early enough for the longest run. */
export function beginningOf(spans: readonly Span[], when: "begin" | "done", date: string): string {
  return when === "begin" ? date : addDays(date, -lengthOf(spans).max);
}

/** Something that is due: a decision, order or signature of the client, or an inspection, and its day of the project. */
export interface Due {
  day: number;
  what: string;
}

/**
 * Returns the client's decisions, the earliest first.
 * @param when `earliest`: the first day on which the phase of each can begin; `latest`: the day on which it begins on the
 *   longest run, so that a project that is counted back from its end still ends in time
 */
export function dueDays(
  spans: readonly Span[],
  decisions: readonly { phase: PhaseReference; what: string }[],
  when: "earliest" | "latest",
): Due[] {
  return spans
    .flatMap(({ phase, start }) =>
      [
        ...phase.decisions,
        ...decisions.flatMap((own) => (own.phase?.entryId === phase.entryId ? [own.what] : [])),
      ].map((what) => ({ day: when === "earliest" ? start.min : start.max, what })),
    )
    .sort((a, b) => a.day - b.day);
}

/** Returns the inspections of a phase on its shortest run. */
export const inspectionDays = ({ phase, start, end }: Span): Due[] =>
  phase.inspections.map(({ at, what }) => ({
    day: start.min + Math.round(at * (end.min - start.min)),
    what,
  }));
