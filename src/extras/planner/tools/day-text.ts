/** Days of a plan in words, each with its weekday. Pure. */

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
    .replace(/ (?!(?:de )?\d{4}$)/g, "\u00a0");

/** “Fri, Dec 18, 2026”, where there is little room. */
export const shortWeekdayText = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString(locale, {
      weekday: "short",
      year: "numeric",
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    })
    .replaceAll(" ", "\u00a0");
