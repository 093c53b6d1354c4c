/** The facts about the business in words. Pure. */
import { clockDisplay, dayName } from "./clock";
import { dayText } from "./day";
import type { BusinessFacts } from "./kinds/business";
import { localeOf, original, type Language } from "./language";
import { textIn } from "./text";

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

/** Returns the number to call. */
export const mainPhone = ({ phones }: Pick<BusinessFacts, "phones">): string =>
  phones[0]?.number ?? "";

type OpenHours = BusinessFacts["hours"]["open"][number];
type License = Pick<
  BusinessFacts["licenses"][number],
  "number" | "classification" | "limit" | "expires"
>;
type Rating = Pick<NonNullable<BusinessFacts["rating"]>, "value" | "best" | "count">;

/** Returns what is wrong with opening hours: upside down, or a day with hours that overlap. */
export function hoursFaults(open: readonly OpenHours[]): { index: number; problem: string }[] {
  return open.flatMap(({ days, opens, closes }, index) => {
    if (opens >= closes)
      return {
        index,
        problem: `opens at ${opens} and closes at ${closes}: write the earlier time first`,
      };
    const others = open
      .slice(0, index)
      .filter((other) => opens < other.closes && other.opens < closes)
      .flatMap((other) => other.days);
    const twice = days.find((day) => others.includes(day));
    const remedy = "write each day once, or at hours that do not overlap";
    return twice ? { index, problem: `has hours on ${twice} that stand above too: ${remedy}` } : [];
  });
}

/**
 * `8 am–5 pm, Monday–Friday`; where the days differ, all of the week:
 * `8 am–5 pm, Monday–Friday; 9 am–1 pm, Saturday; closed Sunday`.
 */
export function hoursText(
  { open }: Pick<BusinessFacts["hours"], "open">,
  language: Language = original,
): string {
  const { t } = textIn(language);
  const rows = open.map((row) => rowText(row, language));
  const closed = week.filter((day) => !open.some(({ days }) => days.includes(day)));
  if (rows.length > 1 && closed.length > 0)
    rows.push(t("hours.closed", { days: daysText(closed, language) }));
  return rows.join("; ");
}

function rowText({ opens, closes, days }: OpenHours, language: Language): string {
  const { t } = textIn(language);
  const clock = (time: string) =>
    time === "24:00" ? t("hours.midnight") : clockDisplay(time, [t("hours.am"), t("hours.pm")]);
  const isEveryDay = days.length === week.length;
  if (opens === "00:00" && closes === "24:00")
    return isEveryDay ? t("hours.always") : t("hours.around", { days: daysText(days, language) });
  // The second begins with a word joiner: no line breaks after the dash.
  const times = { from: clock(opens), to: `\u2060${clock(closes)}` };
  return isEveryDay
    ? t("hours.everyDay", times)
    : t("hours.text", { ...times, days: daysText(days, language) });
}

/** `Monday–Friday`; `Monday, Tuesday, and Saturday`. */
function daysText(days: readonly string[], language: Language): string {
  const { t, locale } = textIn(language);
  const open = week.map((day) => days.includes(day));
  const names = open.flatMap((isOpen, index) => (isOpen ? dayName((index + 1) % 7, locale) : []));
  const [first = "", last = ""] = [names[0], names.at(-1)];
  const isRow = names.length > 2 && open.lastIndexOf(true) - open.indexOf(true) < names.length;
  return isRow ? t("hours.run", { first, last }) : new Intl.ListFormat(locale).format(names);
}

/** `Pacific Time`, from the IANA name of the zone. */
export function zoneText({ timeZone }: { timeZone: string }, language: Language = original) {
  const format = { timeZone, timeZoneName: "longGeneric" } as const;
  const parts = new Intl.DateTimeFormat(localeOf(language), format).formatToParts(0);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/**
 * Returns the license line, which the law may require in all advertising; none until there is a
 * number.
 * @param label what the board wants before a number: NSCB license #
 */
export function licenseLabel(
  { number, classification, limit, expires }: License,
  label = "",
  language: Language = original,
): string | undefined {
  if (!number) return undefined;
  const { t, locale } = textIn(language);
  const parts = [t("license.number", { label, number })];
  if (classification) parts.push(t("license.classification", { classification }));
  if (limit) parts.push(t("license.limit", { limit }));
  if (expires) parts.push(t("license.expires", { day: dayText(expires, locale) }));
  return parts.join(", ");
}

/** `4.9 of 5 from 50 reviews`. */
export const ratingText = ({ value, best, count }: Rating, language: Language = original): string =>
  textIn(language).t("rating.text", { value, best, count });
