/** Whether a plan can be done: what stands first in its answer. Pure. */
import { addDays } from "../../../content/day";
import type { MinMax } from "./schedule";
import type { Workdays } from "./workdays";

/** What is known of the days of a plan. */
export interface Wishes {
  today: string;
  /** The day on which planning begins, where that is known. */
  begin?: string | undefined;
  /** The day by which it has to be done, where that is known. */
  by?: string | undefined;
  /** Whether planning has begun on the day that the plan says. */
  started?: boolean;
  /**
   * The day that was asked for, where that is after `by`: what opens has to be ready on the day
   * before.
   */
  wanted?: string | undefined;
}

/** The days on which people plan and order, and those on which what they do ends. */
export interface Calendars {
  workdays: Workdays;
  /** In the halls of a show people work on every day. */
  ends: Workdays;
}

/** The days between which the handover falls. */
interface Ends {
  earliest: string;
  latest: string;
}

/** What can be said of a plan that has to be done by a day. */
type Dated = { kind: "impossible" | "tight" | "likely"; by: string; begin: string } & Ends;

/**
 * - `impossible`: even the shortest run ends too late
 * - `tight`: only a short run ends in time
 * - `likely`: the longest run ends in time as well, if planning begins by `begin`
 * - `range`: nothing has to be done by a day
 * - `begun`: its days began in the past, and may have been kept; `ifKept` is what can be said of
 *   `by` then, `ifNot` what can be said where planning begins today
 * - `late`: a day on which others had to have something has passed (`lateFor`)
 * - `over`: all of its days have passed
 */
export type Verdict =
  | Dated
  | ({
      kind: "range" | "begun";
      begin: string;
      by?: string | undefined;
      ifKept?: Dated;
      ifNot?: Dated;
    } & Ends)
  | { kind: "late"; day: string; what: string }
  | { kind: "over"; day: string };

/**
 * Whether something can still be done: there is nothing to ask for or to note down where it cannot.
 */
export const canBeDone = (verdict: Verdict | undefined): boolean =>
  verdict?.kind !== "impossible" && verdict?.kind !== "late" && verdict?.kind !== "over";

/**
 * Returns the verdict where others had to have something by a day that has passed; it may be done
 * where planning has begun.
 */
export function lateFor(
  verdict: Verdict | undefined,
  dues: readonly { title: string; last: string; first: boolean | null }[],
  { today, started }: Pick<Wishes, "today" | "started">,
): Verdict | undefined {
  const passed = dues.find(({ first, last }) => first && last < today);
  if (!passed || started || !canBeDone(verdict)) return verdict;
  return { kind: "late", day: passed.last, what: passed.title };
}

/** Returns the last day on which planning can begin so that even the longest run ends in time. */
export const lastBegin = (by: string, ready: MinMax, ends: Workdays) =>
  addDays(ends.onOrBefore(by), -ready.max);

/** Returns the verdict; undefined where no day is known. */
export function verdictOf(
  ready: MinMax,
  { today, begin, by, started, wanted = by }: Wishes,
  { workdays, ends: endDays }: Calendars,
): Verdict | undefined {
  const endsFrom = (day: string): Ends => ({
    earliest: endDays.onOrAfter(addDays(day, ready.min)),
    latest: endDays.onOrAfter(addDays(day, ready.max)),
  });
  if (by !== undefined && wanted !== undefined && wanted < today) return { kind: "over", day: by };
  if (begin === undefined) {
    if (by === undefined) return undefined;
    const last = lastBegin(by, ready, endDays);
    if (started && last < today) return { kind: "begun", begin: last, by, ...endsFrom(last) };
    const ends = endsFrom(today);
    const kind =
      workdays.onOrBefore(last) >= today ? ("likely" as const) : kindOf(ends, by, endDays);
    return { kind, by, begin: last, ...ends };
  }
  const ends = endsFrom(begin);
  if (ends.latest < today) return { kind: "over", day: ends.latest };
  if (by !== undefined) {
    const kind = kindOf(ends, by, endDays);
    if (begin >= today) return { kind, by, begin, ...ends };
    // Where even a beginning that has passed does not help, what helps counts from today.
    if (kind === "impossible") return { kind, by, begin, ...(started ? ends : endsFrom(today)) };
    if (started && kind === "tight") return { kind, by, begin, ...ends };
    const fromToday = endsFrom(today);
    return {
      kind: "begun",
      begin,
      by,
      ...ends,
      ifKept: { kind, by, begin, ...ends },
      ifNot: { kind: kindOf(fromToday, by, endDays), by, begin: today, ...fromToday },
    };
  }
  return { kind: begin < today ? "begun" : "range", begin, by, ...ends };
}

function kindOf({ earliest, latest }: Ends, by: string, endDays: Workdays) {
  const last = endDays.onOrBefore(by);
  if (earliest > last) return "impossible";
  return latest > last ? "tight" : "likely";
}
