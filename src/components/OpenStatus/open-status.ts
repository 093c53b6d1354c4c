/** Whether the business is open, told on the clock of the business and not on the visitor's. Pure. */

export interface OpeningHours {
  timeZone: string;
  /** 24-hour wall-clock times, "08:00". */
  opens: string;
  closes: string;
  days: readonly string[];
}

export interface OpenStatus {
  open: boolean;
  /** The name of the day where the business is. */
  day: string;
  text: string;
}

const week = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "17:00" is "5 pm", "08:30" is "8:30 am". */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? "am" : "pm"}`;
}

/** A clock of a time zone is dear to make and cheap to read. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * Compares wall-clock times, so the days on which the clock changes need no care: 08:00 is 08:00 on either side.
 * What the clock says there comes from the browser's own time-zone data.
 */
export function openStatus(now: Date, hours: OpeningHours): OpenStatus {
  const parts = clockIn(hours.timeZone).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  const day = part("weekday");
  const time = `${part("hour")}:${part("minute")}`;
  const worksOn = (name: string | undefined) => name !== undefined && hours.days.includes(name);

  if (worksOn(day) && time >= hours.opens && time < hours.closes)
    return { open: true, day, text: `Open now · until ${clockText(hours.closes)}` };

  const opens = clockText(hours.opens);
  if (worksOn(day) && time < hours.opens)
    return { open: false, day, text: `Closed · opens ${opens}` };

  const today = week.indexOf(day);
  const wait = [1, 2, 3, 4, 5, 6, 7].find((days) => worksOn(week[(today + days) % 7]));
  if (wait === undefined) return { open: false, day, text: "Closed" };
  if (wait === 1) return { open: false, day, text: `Closed · opens ${opens}` };
  return { open: false, day, text: `Closed · opens ${week[(today + wait) % 7] ?? ""} ${opens}` };
}
