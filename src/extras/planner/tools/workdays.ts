/** Days on which offices work: Monday to Friday without holidays, which are data. Pure. */
import { addDays } from "../../../content/day";
import { weekdayOrders, weekdays } from "../plan-names";

/** A holiday: a day of a month, or one of its weekdays and `after` days from there. */
export interface Holiday {
  month: number;
  day?: number | null;
  weekday?: string | null;
  which?: string | null;
  after?: number | null;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const dayText = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Returns the day of a holiday in a year, before it is moved off a weekend. */
function holidayIn(year: number, holiday: Holiday): string {
  const { month, day, weekday, which: order, after } = holiday;
  if (day) return dayText(year, month, day);
  const wanted = weekdays.findIndex((name) => name === weekday);
  if (order === "last") {
    const end = dayText(year, month + 1, 0);
    return addDays(end, -((weekdayOf(end) - wanted + 7) % 7) + (after ?? 0));
  }
  const start = dayText(year, month, 1);
  const weeks = weekdayOrders.findIndex((name) => name === order);
  return addDays(start, ((wanted - weekdayOf(start) + 7) % 7) + weeks * 7 + (after ?? 0));
}

/**
 * Moves a holiday on a Saturday to the Friday before it, and one on a Sunday to the Monday after
 * it.
 */
function observed(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** Which days are worked on, and how such days are counted. */
export type Workdays = ReturnType<typeof workdaysWith>;

/** Where people work on every day, as in the halls of a show. */
export const everyDay: Workdays = {
  isWorkday: () => true,
  onOrBefore: (day) => day,
  onOrAfter: (day) => day,
  before: (day, count) => addDays(day, -count),
};

/** Returns what is known of working days, given the holidays. */
export function workdaysWith(holidays: readonly Holiday[]) {
  const closed = new Map<number, ReadonlySet<string>>();
  const closedIn = (year: number) => {
    const known = closed.get(year);
    if (known) return known;
    const days = new Set(holidays.map((holiday) => observed(holidayIn(year, holiday))));
    closed.set(year, days);
    return days;
  };
  const isHoliday = (day: string) => {
    const year = Number(day.slice(0, 4));
    // The next year's first day may be kept in this one.
    return closedIn(year).has(day) || closedIn(year + 1).has(day);
  };
  const isWorkday = (day: string) => weekdayOf(day) % 6 !== 0 && !isHoliday(day);
  const nearest = (day: string, step: 1 | -1): string =>
    isWorkday(day) ? day : nearest(addDays(day, step), step);
  /** The day itself, or the working day before it. */
  const onOrBefore = (day: string) => nearest(day, -1);
  /** The day itself, or the working day after it. */
  const onOrAfter = (day: string) => nearest(day, 1);
  /**
   * The working day that is so many working days before a day, or before the working day that comes
   * before it.
   */
  const before = (day: string, count: number): string => {
    const last = onOrBefore(day);
    return count === 0 ? last : before(addDays(last, -1), count - 1);
  };
  return { isWorkday, onOrBefore, onOrAfter, before };
}
