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
  onSaturday?: string | null;
  onSunday?: string | null;
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

/** Moves a holiday off a weekend, where it says so: to the Friday before it or the Monday after. */
function observed(day: string, { onSaturday, onSunday }: Holiday): string {
  const weekday = weekdayOf(day);
  if (weekday === 6 && onSaturday) return addDays(day, onSaturday === "Friday" ? -1 : 2);
  if (weekday === 0 && onSunday) return addDays(day, onSunday === "Friday" ? -2 : 1);
  return day;
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
    const days = new Set(holidays.map((holiday) => observed(holidayIn(year, holiday), holiday)));
    closed.set(year, days);
    return days;
  };
  const isHoliday = (day: string) => {
    const year = Number(day.slice(0, 4));
    // A first day or a last one may be kept in the year beside its own.
    return [year - 1, year, year + 1].some((each) => closedIn(each).has(day));
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
