/** A calendar file of all-day entries (RFC 5545). */
import type { Text } from "../../../i18n";
import { withBreaks } from "../../../i18n/no-breaks";
import { saveFile } from "./file";

/** An all-day entry of a calendar. */
export interface CalendarDay {
  /** Its id within the plan, which stays when its day changes. */
  id: string;
  /** YYYY-MM-DD */
  day: string;
  title: string;
  /** What else there is to say of it. */
  note?: string | undefined;
}

const compact = (day: string) => day.replaceAll("-", "");
const escaped = (text: string) =>
  withBreaks(text)
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/**
 * Folds a line to lines of at most 75 bytes; a continuation begins with a space, and a letter takes
 * at most four bytes.
 */
const folded = (line: string) => (line.match(/[ -~]{1,74}|.{1,18}/gsu) ?? []).join("\r\n ");

/**
 * Returns the text of a calendar file; an import of the same plan moves the entries of an earlier
 * one.
 */
export function calendarText(
  days: readonly CalendarDay[],
  { plan, host, note }: { plan: string; host: string; note: string },
  now: Date,
): string {
  const events = days.flatMap(({ id, day, title, note: own }) => [
    "BEGIN:VEVENT",
    `UID:${id}-${plan}@${host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    // Of two entries with the same UID, calendars keep the one with the higher number.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped([own, note].filter(Boolean).join("\n"))}`,
    "TRANSP:TRANSPARENT",
    // At nine in the morning of the day before.
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT15H",
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
  ]);
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${host}//Plan//EN`];
  return [...head, ...events, "END:VCALENDAR", ""].map(folded).join("\r\n");
}

/** Downloads the entries of a plan as a calendar file. */
export function saveCalendar(
  file: string,
  plan: string,
  days: readonly CalendarDay[],
  t: Text["t"],
): void {
  const { href, host } = window.location;
  const source = { plan, host, note: t("tools.calendarNote", { address: href }) };
  saveFile(`${file}.ics`, "text/calendar", calendarText(days, source, new Date()));
}
