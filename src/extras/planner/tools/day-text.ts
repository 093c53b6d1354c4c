/** Days of a plan in words, each with its weekday. Pure. */

/** A space at which no line of a day breaks: each but that before the year. */
const unbrokenSpace = / (?!(?:de )?\d{4}$)/g;

/** “Fri, December 18, 2026”, with spaces at which no line breaks but before the year. */
export const weekdayText = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString(locale, {
      weekday: "short",
      year: "numeric",
      month: "long",
      day: "numeric",
      timeZone: "UTC",
    })
    .replace(unbrokenSpace, "\u00a0");

/** “Fri, Dec 18, 2026”, where there is little room; a line breaks before its year alone. */
export const shortWeekdayText = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString(locale, {
      weekday: "short",
      year: "numeric",
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    })
    .replace(unbrokenSpace, "\u00a0");
