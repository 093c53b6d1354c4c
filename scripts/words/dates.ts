/**
 * No date lies in the future, and none on which rules were checked is older than eighteen months: Nevada's legislature meets every
 * other year, so that one session at most has passed since.
 */
import type { Finding } from "./finding";
import type { Page, Stamp } from "./page";

const maximumAgeInMonths = 18;

interface Days {
  /** The day after which dates lie in the future, YYYY-MM-DD. */
  today: string;
  /** The day at which the age of a date is taken; today when left out. */
  ageOn?: string;
}

export const checkDates = (pages: readonly Page[], { today, ageOn = today }: Days): Finding[] =>
  pages.flatMap((page) =>
    page.stamps.flatMap((stamp) => {
      const message = problemOf(stamp, today, ageOn);
      return message ? [{ file: page.file, line: stamp.line, rule: "dates", message }] : [];
    }),
  );

const problemOf = (
  { field, name, value }: Stamp,
  today: string,
  ageOn: string,
): string | undefined => {
  if (value > today) return `“${field}: ${value}” lies in the future (today is ${today})`;
  if (name === "checked" && value < monthsBefore(ageOn, maximumAgeInMonths)) {
    return (
      `“${field}: ${value}” is more than ${maximumAgeInMonths} months old on ${ageOn}: ` +
      "check the rules again, then write today's date"
    );
  }
  return undefined;
};

const monthsBefore = (day: string, months: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
};
