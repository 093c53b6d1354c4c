import { useEffect, useState } from "react";
import { clockDisplay, dayName } from "../../content/clock";
import { useText, type Text } from "../../i18n";
import type { Business } from "../../i18n/site";
import * as styles from "./OpenStatus.module.css";

/** "Open now · until 5 pm" once script runs, which knows the time; before that and without script, the plain hours. */
export function OpenStatus({ hours }: { hours: OpeningHours & { text: string } }) {
  const text = useText();
  const [status, setStatus] = useState<ReturnType<typeof openStatus>>();
  useEffect(() => {
    const update = () => setStatus(openStatus(new Date(), hours, text));
    // In a task of its own: time zones take long to load.
    const first = setTimeout(update);
    const timer = setInterval(update, 15_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, text]);
  return (
    // What is true while it is printed is not when it is read.
    <span className={`${styles.status} quiet no-print`} data-open={status?.open}>
      {status?.text ?? hours.text}
    </span>
  );
}

type OpeningHours = Omit<Business["hours"], "text" | "zone">;

const week = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns whether the business is open by the clock of its own time zone, whatever the visitor's and in daylight saving time. */
export function openStatus(now: Date, hours: OpeningHours, { t, locale }: Text) {
  const clock = (time: string) =>
    t("openStatus.time", {
      count: Number(time.slice(0, 2)) % 12 || 12,
      time: clockDisplay(time, [t("hours.am"), t("hours.pm")]),
    });
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: hours.timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  const time = `${part("hour")}:${part("minute")}`;
  const today = week.indexOf(part("weekday"));
  const worksIn = (days: number) => hours.days.includes(week[(today + days) % 7] ?? "");
  if (worksIn(0) && time >= hours.opens && time < hours.closes)
    return { open: true, text: t("openStatus.open", { time: clock(hours.closes) }) };

  const later = [1, 2, 3, 4, 5, 6, 7].find((days) => worksIn(days)) ?? 0;
  const wait = worksIn(0) && time < hours.opens ? 0 : later;
  const opens = { time: clock(hours.opens), day: dayName((today + wait) % 7, locale) };
  return { open: false, text: t(wait > 1 ? "openStatus.opensOn" : "openStatus.opens", opens) };
}
