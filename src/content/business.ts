/** What is said of the business's facts in words. Pure. */

/** `+1 702-555-0142` as `(702) 555-0142`. */
export function phoneDisplay(phone: string): string {
  return phone.replace(/^\+1 (\d{3})-/, "($1) ");
}

/** `+1 702-555-0142` as `tel:+17025550142` (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** `08:00` as `8 am`, `17:30` as `5:30 pm`. */
export function clockDisplay(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const half = hours < 12 ? "am" : "pm";
  const hour = hours % 12 || 12;
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, "0")} ${half}`;
}

/** The days of a week as businesses count them. */
export const week = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

type Day = (typeof week)[number];

interface Hours {
  opens: string;
  closes: string;
  days: readonly Day[];
}

/** `8 am–5 pm, Monday–Thursday and Saturday`; days in a row are joined from three on. */
export function hoursText({ opens, closes, days }: Hours): string {
  return `${clockDisplay(opens)}–${clockDisplay(closes)}, ${daysText(days)}`;
}

function daysText(days: readonly Day[]): string {
  if (days.length === week.length) return "every day";
  const runs: Day[][] = [];
  for (const [index, day] of week.entries()) {
    if (!days.includes(day)) continue;
    const last = week[index - 1];
    if (last && days.includes(last)) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0]}–${run[run.length - 1]}`] : run,
  );
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");
}

/** Whether this machine knows a time zone of this name. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** `Pacific time`, from the IANA name of the zone; an unknown name as it is, since an author may still be typing it. */
export function zoneText({ timeZone }: { timeZone: string }): string {
  if (!isTimeZone(timeZone)) return timeZone;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  const name = clock.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace(/ (?:Standard )?Time$/, (words) => words.toLowerCase());
}

interface License {
  number?: string | undefined;
  classification?: string | undefined;
  limit?: string | undefined;
}

/** The license line, which Nevada requires on all advertising (NRS 624.720); none until there is a number. */
export function licenseLabel({ number, classification, limit }: License): string | undefined {
  if (!number) return undefined;
  const parts = [`NSCB license #: ${number}`];
  if (classification) parts.push(`class ${classification}`);
  if (limit) parts.push(`limit ${limit}`);
  return parts.join(", ");
}

/** `4.9 / 5 from 50 reviews`. */
export function ratingText({
  value,
  best,
  count,
}: Record<"value" | "best" | "count", number>): string {
  return `${value} / ${best} from ${count} ${count === 1 ? "review" : "reviews"}`;
}
