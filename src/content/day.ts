/** Days as YYYY-MM-DD, without hours or time zones: a day is the same everywhere. */
import { site } from "./site-file";

const milliseconds = 24 * 60 * 60 * 1000;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / milliseconds;

/**
 * Returns the day that a text names; undefined for a day that does not exist, or is not between
 * 2000 and 2099.
 */
export function dayIn(text: string): string | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(text) || Number.isNaN(dayNumber(text))) return undefined;
  // Some browsers read February 30 as March 2.
  return addDays(text, 0) === text ? text : undefined;
}

/** Returns the day that is so many days after another, or before it for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * milliseconds).toISOString().slice(0, 10);

/** Returns how many days lie between two; negative where the second comes first. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** “March 1, 2027”; a line may break before the year. */
export const dayText = (day: string, locale: string) =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" })
    .replace(/ (?!(?:de )?\d{4}$)/g, "\u00a0");

/** Returns the day that it is at the business, as YYYY-MM-DD. */
export const currentDay = (now = new Date()): string =>
  now.toLocaleDateString("sv-SE", { timeZone: site.timeZone });
