/** Weeks as the phases of a build recap write them. Pure. */

const form = /^(?:Week|Semana)s?\s(\d{1,3})(?:(?:\s?[-–]\u2060?\s?|\s(?:to|a)\s)(\d{1,3}))?$/;

/**
 * Parses “Week 0” and “Semana 0” as 0 to 1, “Weeks 1–2”, “Weeks 1-2” and “Weeks 1 to 2” as 1 to 3; returns undefined for anything else,
 * also where the first is after the last.
 */
export function weeksIn(text: string): { start: number; end: number } | undefined {
  const [, first, last = first] = form.exec(text) ?? [];
  if (first === undefined) return undefined;
  return Number(first) > Number(last) ? undefined : { start: Number(first), end: Number(last) + 1 };
}
