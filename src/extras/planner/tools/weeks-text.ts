/** Lengths of time in words. Pure. */
import type { Text } from "../../../i18n";
import { lengthOf, type Span } from "./schedule";

/** Returns a range of weeks: “15 to 34 weeks”. */
export function weeksText(t: Text["t"], min: number, max: number): string {
  const least = min === 0.5 ? t("tools.half") : min;
  if (min !== max) return t("tools.weeks", { min: least, count: max });
  return max === 0.5 ? t("tools.halfWeek") : t("tools.weeksExactly", { count: max });
}

/** Returns the length of a whole schedule. */
export function lengthText(t: Text["t"], spans: readonly Span[]): string {
  const { min, max } = lengthOf(spans);
  return weeksText(t, Math.round(min / 7), Math.round(max / 7));
}
