/** The facts about the business in words. Pure. */
import { clockDisplay, dayName } from "./clock";
import type { BusinessFacts } from "./kinds/business";
import { locales, original, type Language } from "./language";
import { textIn } from "./text";

/** `+1 702-555-0142` as `(702) 555-0142`, on one line. */
export const phoneDisplay = (phone: string): string => phone.replace(/^\+1 (\d{3})-/, "($1)\u00a0");

/** `+1 702-555-0142` as `tel:+17025550142` (RFC 3966). */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;

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
type License = Pick<BusinessFacts["license"], "number" | "classification" | "limit">;
type Rating = Pick<NonNullable<BusinessFacts["rating"]>, "value" | "best" | "count">;

/** `8 am–5 pm, Monday–Friday`; `8 am–5 pm, Monday, Tuesday, and Saturday`. */
export function hoursText(
  { opens, closes, days }: Pick<Hours, "opens" | "closes" | "days">,
  language: Language = original,
): string {
  const { t, locale } = textIn(language);
  const clock = (time: string) => clockDisplay(time, [t("hours.am"), t("hours.pm")]);
  // The second begins with a word joiner: no line breaks after the dash.
  const times = { from: clock(opens), to: `\u2060${clock(closes)}` };
  if (days.length === week.length) return t("hours.everyDay", times);
  const open = week.map((day) => days.includes(day));
  const names = open.flatMap((isOpen, index) => (isOpen ? dayName((index + 1) % 7, locale) : []));
  const [first = "", last = ""] = [names[0], names.at(-1)];
  const isRow = names.length > 2 && open.lastIndexOf(true) - open.indexOf(true) < names.length;
  const text = isRow ? t("hours.run", { first, last }) : new Intl.ListFormat(locale).format(names);
  return t("hours.text", { ...times, days: text });
}

/** `Pacific time`, from the IANA name of the zone. */
export function zoneText({ timeZone }: Pick<Hours, "timeZone">, language: Language = original) {
  const format = { timeZone, timeZoneName: "longGeneric" } as const;
  const parts = new Intl.DateTimeFormat(locales[language], format).formatToParts(0);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace(/ (?:Standard )?Time$/, (words) => words.toLowerCase());
}

/** The license line, which Nevada requires on all advertising (NRS 624.720); none until there is a number. */
export function licenseLabel(
  { number, classification, limit }: License,
  language: Language = original,
): string | undefined {
  if (!number) return undefined;
  const { t } = textIn(language);
  const parts = [t("license.number", { number })];
  if (classification) parts.push(t("license.classification", { classification }));
  if (limit) parts.push(t("license.limit", { limit }));
  return parts.join(", ");
}

/** `4.9 / 5 from 50 reviews`. */
export const ratingText = ({ value, best, count }: Rating, language: Language = original): string =>
  textIn(language).t("rating.text", { value, best, count });
