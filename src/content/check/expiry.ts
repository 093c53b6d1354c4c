/**
 * Days on which licenses, policies and the like end, where over is a mistake and soon over a
 * warning; and days on which something was last looked up, long ago. Pure.
 */
import type { ContentFile } from "../content-file";
import { daysBetween } from "../day";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt, valueAt, type Fault } from "../issues";
import { dueDay } from "../rule-note";
import { valuesIn, type Value } from "../schema";

/** How many days ahead an end is reported. */
const ahead = 30;

/** After how many months something is looked up again, where it does not say so itself. */
const interval = 12;

const renew = "write the day of the renewal, or take the entry out";

/** Returns a mistake for each last day of a file that is over. */
export const checkExpiry = (content: ContentFile, today: string): Mistake[] =>
  faultsIn(content, ({ value, meta }) =>
    meta.role === "expiry" && String(value) < today
      ? fault("expired", `was the last day: ${String(value)}`, renew)
      : undefined,
  );

/** Returns a warning for each last day of a file that comes within thirty days. */
export const expiringSoon = (content: ContentFile, today: string): Mistake[] =>
  faultsIn(content, ({ value, meta }) => {
    const day = String(value);
    return meta.role === "expiry" && day >= today && daysBetween(today, day) <= ahead
      ? fault("expires", `is the last day, and it comes soon: ${day}`, renew)
      : undefined;
  });

/** Returns a warning for each day of a last look in a file from which too long a time has gone. */
export const lookedUpLongAgo = (content: ContentFile, today: string): Mistake[] =>
  faultsIn(content, ({ value, path, meta }) => {
    if (meta.role !== "date" || meta.ages !== true) return undefined;
    const checked = String(value);
    const { months = interval } = valueAt(content.data, path.slice(0, -1)) as { months?: number };
    const problem = `is ${checked}, ${months} months ago or more`;
    return today >= dueDay({ checked, months })
      ? fault("due", problem, "look at the source again, and set it to the day on which you did")
      : undefined;
  });

const faultsIn = (content: ContentFile, faultOf: (value: Value) => Fault | undefined): Mistake[] =>
  [...valuesIn(content.kind.fileSchema, content.data)].flatMap((value) => {
    const found = faultOf(value);
    return found ? mistakeAt(content, value.path, found) : [];
  });
