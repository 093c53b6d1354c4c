/** What is due before a show, counted back from its move-in and opening days. Pure. */
import { addDays } from "../../../content/day";
import type { Workdays } from "./workdays";

interface ShowDate {
  entryId: string;
  title: string;
  before: string;
  most: number;
  least: number;
  first: boolean | null;
}

/** Something that is due before a show: from its first day on which to begin to its last. */
export type ShowDue<Date extends ShowDate = ShowDate> = Date & {
  id: string;
  begin: string;
  last: string;
};

/**
 * Returns what is due, the earliest first, each on a working day; and how many dates need a day
 * that is not known.
 * @param days the day on which the show opens, and the one on which exhibitors move in
 */
export function showDues<Date extends ShowDate>(
  dates: readonly Date[],
  days: { opening?: string | undefined; setup?: string | undefined },
  workdays: Workdays,
): { dues: ShowDue<Date>[]; open: number } {
  const dues = dates.flatMap((date) => {
    const day = date.before === "opening" ? days.opening : days.setup;
    if (!day) return [];
    const [begin, last] = [date.most, date.least].map((ahead) =>
      workdays.onOrBefore(addDays(day, -ahead)),
    );
    return begin && last ? [{ ...date, id: `show-${date.entryId}`, begin, last }] : [];
  });
  dues.sort((a, b) => a.last.localeCompare(b.last));
  return { dues, open: dates.length - dues.length };
}
