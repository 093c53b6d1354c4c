/**
 * Days on which licenses, policies and the like end: over is a mistake, soon over a warning. Pure.
 */
import type { ContentFile } from "../content-file";
import { daysBetween } from "../day";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt, type Fault } from "../issues";
import { valuesIn } from "../schema";

/** How many days ahead an end is reported. */
const ahead = 30;

const renew = "write the day of the renewal, or take the entry out";

/** Returns a mistake for each last day of a file that is over. */
export const checkExpiry = (content: ContentFile, today: string): Mistake[] =>
  lastDays(content, (day) =>
    day < today ? fault("expired", `was the last day: ${day}`, renew) : undefined,
  );

/** Returns a warning for each last day of a file that comes within thirty days. */
export const expiringSoon = (content: ContentFile, today: string): Mistake[] =>
  lastDays(content, (day) =>
    day >= today && daysBetween(today, day) <= ahead
      ? fault("expires", `is the last day, and it comes soon: ${day}`, renew)
      : undefined,
  );

const lastDays = (content: ContentFile, faultOf: (day: string) => Fault | undefined): Mistake[] =>
  [...valuesIn(content.kind.fileSchema, content.data)].flatMap(({ value, path, meta }) => {
    const found = meta.role === "expiry" ? faultOf(String(value)) : undefined;
    return found ? mistakeAt(content, path, found) : [];
  });
