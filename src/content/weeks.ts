/** Weeks as the phases of a build recap write them. Pure. */

/** Parses “Week 0” and “Semana 0” as 0 to 1, “Weeks 1–2” as 1 to 3; returns undefined for anything else. */
export function weeksIn(text: string): { start: number; end: number } | undefined {
  const [, first, last = first] = /^(?:Week|Semana)s?\s(\d+)(?:–\u2060?(\d+))?$/.exec(text) ?? [];
  return first === undefined ? undefined : { start: Number(first), end: Number(last) + 1 };
}
