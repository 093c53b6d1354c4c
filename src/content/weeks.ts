/** Weeks as the phases of a log name them. Pure. */

/** “Week 0” and “Semana 0” last from 0 to 1, “Weeks 1–2” from 1 to 3; undefined where the words are others. */
export function weeksIn(text: string): { start: number; end: number } | undefined {
  const [, first, last = first] = /^(?:Week|Semana)s? (\d+)(?:–(\d+))?$/.exec(text) ?? [];
  return first === undefined ? undefined : { start: Number(first), end: Number(last) + 1 };
}
