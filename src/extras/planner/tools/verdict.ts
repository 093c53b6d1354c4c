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
}

/** The days between which the handover falls. */
interface Ends {
  earliest: string;
  latest: string;
}

/**
 * - `impossible`: even the shortest run ends too late
 * - `tight`: only a short run ends in time
 * - `likely`: the longest run ends in time as well, if planning begins by `begin`
 * - `range`: nothing has to be done by a day
 * - `begun`: its days began in the past, and may have been kept
 * - `over`: all of its days have passed
 */
export type Verdict =
  | ({ kind: "impossible" | "tight" | "likely"; by: string; begin: string } & Ends)
  | ({ kind: "range" | "begun"; begin: string; by?: string | undefined } & Ends)
  | { kind: "over"; day: string };

/** Returns the last day on which planning can begin so that even the longest run ends in time. */
export const lastBegin = (by: string, ready: MinMax, workdays: Workdays) =>
  addDays(workdays.onOrBefore(by), -ready.max);

/** Returns the verdict; undefined where no day is known. */
export function verdictOf(
  ready: MinMax,
  { today, begin, by, started }: Wishes,
  workdays: Workdays,
): Verdict | undefined {
  const endsFrom = (day: string): Ends => ({
    earliest: workdays.onOrAfter(addDays(day, ready.min)),
    latest: workdays.onOrAfter(addDays(day, ready.max)),
  });
  if (by !== undefined && by < today) return { kind: "over", day: by };
  if (begin === undefined) {
    if (by === undefined) return undefined;
    const last = lastBegin(by, ready, workdays);
    if (started && last < today) return { kind: "begun", begin: last, by, ...endsFrom(last) };
    const ends = endsFrom(today);
    const isLikely = workdays.onOrBefore(last) >= today;
    const kind = isLikely ? "likely" : kindOf(ends, by, workdays);
    return { kind: kind === "likely" && !isLikely ? "tight" : kind, by, begin: last, ...ends };
  }
  const ends = endsFrom(begin);
  if (ends.latest < today) return { kind: "over", day: ends.latest };
  if (by !== undefined) {
    const kind = kindOf(ends, by, workdays);
    // A beginning in the past is kept: what it leads to can still be told.
    if (kind !== "likely" || begin >= today) return { kind, by, begin, ...ends };
  }
  return { kind: begin < today ? "begun" : "range", begin, by, ...ends };
}

function kindOf({ earliest, latest }: Ends, by: string, workdays: Workdays) {
  const last = workdays.onOrBefore(by);
  if (earliest > last) return "impossible";
  return latest > last ? "tight" : "likely";
}
