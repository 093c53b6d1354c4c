/** Weeks as they are written in the phases of a build recap. Pure. */

/**
 * A word for week, whatever the language, a number, and maybe a second one after a dash or a short
 * word such as “to”.
 */
const form = /^\p{L}+\s(\d{1,3})(?:(?:\s?[-–]\u2060?\s?|\s\p{L}{1,3}\s)(\d{1,3}))?$/u;

/**
 * Parses “Week 0” as 0 to 1, “Weeks 1–2”, “Semanas 1-2” and “Weeks 1 to 2” as 1 to 3; returns
 * undefined for anything else, also where the first is after the last.
 */
export function weeksIn(text: string): { start: number; end: number } | undefined {
  const [, first, last = first] = form.exec(text) ?? [];
  if (first === undefined) return undefined;
  return Number(first) > Number(last) ? undefined : { start: Number(first), end: Number(last) + 1 };
}
