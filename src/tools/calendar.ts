/** A calendar file with whole days: RFC 5545. Pure. */

export interface CalendarDay {
  /** YYYY-MM-DD */
  day: string;
  title: string;
}

const compact = (day: string) => day.replaceAll("-", "");
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** Lines of at most 75 bytes; one that goes on begins with a space. */
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
 * @param address of the plan, which makes the name of every entry unique
 * @param note on the plan, in every entry
 */
export function calendarText(
  days: readonly CalendarDay[],
  address: string,
  note: string,
  now: Date,
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const { host } = new URL(address);
  const events = days.flatMap(({ day, title }, index) => [
    "BEGIN:VEVENT",
    `UID:${compact(day)}-${index + 1}-${compact(now.toISOString().slice(0, 10))}@${host}`,
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
