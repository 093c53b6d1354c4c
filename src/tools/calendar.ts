/** A calendar file of all-day entries (RFC 5545). Pure. */

export interface CalendarDay {
  /** What names the entry within its plan, whatever its day. */
  id: string;
  /** YYYY-MM-DD */
  day: string;
  title: string;
}

const compact = (day: string) => day.replaceAll("-", "");
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** Folds a line to lines of at most 75 bytes; a continuation begins with a space. */
function folded(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 74) {
      lines.push(" ");
      bytes = 1;
    }
    lines.push((lines.pop() ?? "") + letter);
    bytes += size;
  }
  return lines.join("\r\n");
}

/**
 * Returns the text of a calendar file.
 * @param plan names the plan in the UID of every entry: an import of the same plan moves the entries of an earlier one
 * @param note description of every entry
 */
export function calendarText(
  days: readonly CalendarDay[],
  { plan, host, note }: { plan: string; host: string; note: string },
  now: Date,
): string {
  const events = days.flatMap(({ id, day, title }) => [
    "BEGIN:VEVENT",
    `UID:${id}-${plan}@${host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    // Of two entries with the same UID, calendars keep the one with the higher number.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//Plan//EN`,
    ...events,
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}
