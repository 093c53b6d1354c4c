/** The facts about the business in words. Pure. */
import { clockDisplay, dayName } from "./clock";
import type { BusinessFacts } from "./kinds/business";
import { locales, original, type Language } from "./language";
import { textIn } from "./text";

/** `+1 702-555-0142` as `(702) 555-0142`. */
export function phoneDisplay(phone: string): string {
  return phone.replace(/^\+1 (\d{3})-/, "($1) ");
}

/** `+1 702-555-0142` as `tel:+17025550142` (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
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

/** `8 am–5 pm, Monday–Thursday and Saturday`; days in a row are joined from three on. */
export function hoursText({ opens, closes, days }: Hours, language: Language = original): string {
  const { t } = textIn(language);
  const clock = (time: string) => clockDisplay(time, [t("hours.am"), t("hours.pm")]);
  const times = { from: clock(opens), to: clock(closes) };
  if (days.length === week.length) return t("hours.everyDay", times);
  return t("hours.text", { ...times, days: daysText(days, language) });
}

function daysText(days: Hours["days"], language: Language): string {
  const { t, locale } = textIn(language);
  const runs: string[][] = [];
  for (const [index, day] of week.entries()) {
    if (!days.includes(day)) continue;
    const last = week[index - 1];
    const name = dayName((index + 1) % 7, locale);
    if (last && days.includes(last)) runs.at(-1)?.push(name);
    else runs.push([name]);
  }
  const parts = runs.flatMap((one) =>
    one.length > 2 ? [t("hours.run", { first: one[0] ?? "", last: one.at(-1) ?? "" })] : one,
  );
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : t("hours.and", { days: parts.join(", "), last });
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
export function zoneText(
  { timeZone }: { timeZone: string },
  language: Language = original,
): string {
  if (!isTimeZone(timeZone)) return timeZone;
  const clock = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    timeZoneName: "longGeneric",
  });
  const name = clock.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.replace(/ (?:Standard )?Time$/, (words) => words.toLowerCase());
}

/** The license line, which Nevada requires on all advertising (NRS 624.720); none until there is a number. */
export function licenseLabel(
  {
    number,
    classification,
    limit,
  }: Pick<BusinessFacts["license"], "number" | "classification" | "limit">,
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
export function ratingText(
  { value, best, count }: Pick<NonNullable<BusinessFacts["rating"]>, "value" | "best" | "count">,
  language: Language = original,
): string {
  return textIn(language).t("rating.text", { value, best, count });
}
