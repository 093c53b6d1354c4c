/** A calendar file of all-day entries (RFC 5545). Pure. */

interface CalendarDay {
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
 * @param address of the page that the days come from, with the visitor's answers: it makes the UID of every entry, so that
 *   a calendar adds another plan's entries and updates those of the same plan
 * @param note description of every entry
 */
export function calendarText(
  days: readonly CalendarDay[],
  address: string,
  note: string,
  now: Date,
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const { host, pathname, search } = new URL(address);
  const source = `${pathname}${search}`.match(/[\w-]+/g)?.join("-") ?? "";
  const events = days.flatMap(({ day, title }, index) => [
    "BEGIN:VEVENT",
    `UID:${compact(day)}-${index + 1}-${source}@${host}`,
    `DTSTAMP:${stamp}`,
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
