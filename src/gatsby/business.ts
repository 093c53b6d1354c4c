/** What is said of the business's facts in words. Pure. */
import type { z } from "zod";
import type { business } from "./model";

type Business = z.infer<typeof business>;

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

/** `8 am–5 pm, every day`. */
export function hoursText({ opens, closes, days }: Business["hours"]): string {
  const when =
    days.length === 7
      ? "every day"
      : days.length > 2
        ? `${days[0]}–${days[days.length - 1]}`
        : days.join(" and ");
  return `${clockDisplay(opens)}–${clockDisplay(closes)}, ${when}`;
}

/**
 * The license line. Nevada wants the number on all advertising (NRS 624.720); until there is one the line says so.
 */
export function licenseLabel({
  number,
  classification,
  limit,
  pending,
}: Business["license"]): string {
  const parts = [`NSCB license #: ${number ?? pending}`];
  if (classification) parts.push(`class ${classification}`);
  if (limit) parts.push(`limit ${limit}`);
  return parts.join(", ");
}

/** `4.9 / 5 from 50 reviews`. */
export function ratingText({ value, best, count }: Business["rating"]): string {
  return `${value} / ${best} from ${count} ${count === 1 ? "review" : "reviews"}`;
}
