/** The facts about the business in words. Pure. */
import type { BusinessFacts } from "./kinds/business";
import { locales, type Language } from "./language";

/** `+1 702-555-0142` as `(702) 555-0142`. */
export function phoneDisplay(phone: string): string {
  return phone.replace(/^\+1 (\d{3})-/, "($1) ");
}

/** `+1 702-555-0142` as `tel:+17025550142` (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** `08:00` as `8 am`, `17:30` as `5:30 pm`. */
export function clockDisplay(clock: string, [am, pm] = ["am", "pm"]): string {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const half = hours < 12 ? am : pm;
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

type Hours = BusinessFacts["hours"];

interface HourWords {
  halves: [string, string];
  days: readonly string[];
  everyDay: string;
  /** A run of days. */
  run: (first: string, last: string) => string;
  and: string;
}

const hourWords: Record<Language, HourWords> = {
  en: {
    halves: ["am", "pm"],
    days: week,
    everyDay: "every day",
    run: (first, last) => `${first}–${last}`,
    and: " and ",
  },
  es: {
    halves: ["a. m.", "p. m."],
    days: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
    everyDay: "todos los días",
    run: (first, last) => `de ${first} a ${last}`,
    and: " y ",
  },
};

/** `8 am–5 pm, Monday–Thursday and Saturday`; days in a row are joined from three on. */
export function hoursText({ opens, closes, days }: Hours, language: Language = "en"): string {
  const words = hourWords[language];
  const [from, to] = [opens, closes].map((clock) => clockDisplay(clock, words.halves));
  return `${from}–${to}, ${daysText(days, words)}`;
}

function daysText(days: Hours["days"], { days: names, everyDay, run, and }: HourWords): string {
  if (days.length === week.length) return everyDay;
  const runs: string[][] = [];
  for (const [index, day] of week.entries()) {
    if (!days.includes(day)) continue;
    const last = week[index - 1];
    const name = names[index] ?? day;
    if (last && days.includes(last)) runs.at(-1)?.push(name);
    else runs.push([name]);
  }
  const parts = runs.flatMap((one) =>
    one.length > 2 ? [run(one[0] ?? "", one.at(-1) ?? "")] : one,
  );
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(and);
}

/** Whether `Intl` has a time zone of this name. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** `Pacific time`, from the IANA name of the zone; an unknown name as it is, since an author may still be typing it. */
export function zoneText({ timeZone }: { timeZone: string }, language: Language = "en"): string {
  if (!isTimeZone(timeZone)) return timeZone;
  const clock = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    timeZoneName: "longGeneric",
  });
  const name = clock.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace(/ (?:Standard )?Time$/, (words) => words.toLowerCase());
}

/** What follows the license number; what comes before it is the law's (NRS 624.720), in every language. */
const licenseWords: Record<Language, { classification: string; limit: string }> = {
  en: { classification: "class", limit: "limit" },
  es: { classification: "clase", limit: "límite" },
};

/** The license line, which Nevada requires on all advertising (NRS 624.720); none until there is a number. */
export function licenseLabel(
  {
    number,
    classification,
    limit,
  }: Pick<BusinessFacts["license"], "number" | "classification" | "limit">,
  language: Language = "en",
): string | undefined {
  if (!number) return undefined;
  const words = licenseWords[language];
  const parts = [`NSCB license #: ${number}`];
  if (classification) parts.push(`${words.classification} ${classification}`);
  if (limit) parts.push(`${words.limit} ${limit}`);
  return parts.join(", ");
}

const ratingWords: Record<Language, { from: string; one: string; other: string }> = {
  en: { from: "from", one: "review", other: "reviews" },
  es: { from: "en", one: "reseña", other: "reseñas" },
};

/** `4.9 / 5 from 50 reviews`. */
export function ratingText(
  { value, best, count }: Pick<BusinessFacts["rating"], "value" | "best" | "count">,
  language: Language = "en",
): string {
  const { from, ...reviews } = ratingWords[language];
  return `${value} / ${best} ${from} ${count} ${reviews[count === 1 ? "one" : "other"]}`;
}
