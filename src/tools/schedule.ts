/** When the phases of a project begin and end, counted in days from its beginning. Pure. */
import { addDays } from "./day";

/** The fewest and the most. */
export interface Range {
  min: number;
  max: number;
}

export interface Phase {
  entryId: string;
  /** It begins with the phase before it. */
  beside?: boolean | null;
  decisions: readonly string[];
  inspections: readonly { at: number; what: string }[];
}

/** A reference to a phase, as GraphQL answers it. */
type PhaseReference = { entryId: string } | null;

export interface Weeks extends Range {
  phase: PhaseReference;
}

/** A phase with the days between which it begins and ends. */
export interface Span<Of extends Phase = Phase> {
  phase: Of;
  weeks: Range;
  start: Range;
  end: Range;
}

const daysOf = (weeks: number) => Math.ceil(weeks * 7);
const add = (a: Range, b: Range): Range => ({ min: a.min + b.min, max: a.max + b.max });
const later = (a: Range, b: Range): Range => ({
  min: Math.max(a.min, b.min),
  max: Math.max(a.max, b.max),
});

/** The phases that have weeks, in their order: each begins once all before it have ended, or beside the one before it. */
export function spansOf<Of extends Phase>(
  phases: readonly Of[],
  weeks: readonly Weeks[],
): Span<Of>[] {
  let start: Range = { min: 0, max: 0 };
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

/** How many days the whole takes. */
export const lengthOf = (spans: readonly Span[]): Range =>
  spans.reduce<Range>((longest, { end }) => later(longest, end), { min: 0, max: 0 });

/** The day on which planning begins: for a project that has to be done by a day, early enough for the longest run. */
export function beginningOf(spans: readonly Span[], when: "begin" | "done", date: string): string {
  return when === "begin" ? date : addDays(date, -lengthOf(spans).max);
}

/** Something the client decides, orders or signs, and the day of the project by which it is due. */
export interface Due {
  day: number;
  what: string;
}

/** What is due: by the first day on which its phase can begin. The earliest first. */
export function dueDays(
  spans: readonly Span[],
  decisions: readonly { phase: PhaseReference; what: string }[],
): Due[] {
  return spans
    .flatMap(({ phase, start }) =>
      [
        ...phase.decisions,
        ...decisions.flatMap((own) => (own.phase?.entryId === phase.entryId ? [own.what] : [])),
      ].map((what) => ({ day: start.min, what })),
    )
    .sort((a, b) => a.day - b.day);
}

/** The inspections of a phase, on its shortest run. */
export const inspectionDays = ({ phase, start, end }: Span): Due[] =>
  phase.inspections.map(({ at, what }) => ({
    day: start.min + Math.round(at * (end.min - start.min)),
    what,
  }));
