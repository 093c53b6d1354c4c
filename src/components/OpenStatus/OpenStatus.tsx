import { useEffect, useState } from "react";
import { clockDisplay, dayName } from "../../content/clock";
import { useText, type Text } from "../../i18n";
import type { Business } from "../../i18n/site";
import { dataAttribute } from "../../styles/data-attributes";
import * as styles from "./OpenStatus.module.css";

/**
 * "Open now · until 5 pm" once script runs, which knows the time; before that and without script,
 * the plain hours where they are the same on all days that are open: those by day are longer than a
 * header has room for, and stand in the footer.
 */
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
  // A blank keeps the line: without it the page would move when the status comes.
  const plain = hours.open.length > 1 ? "\u00a0" : hours.text;
  return (
    // By the time somebody reads the printed page, it may no longer be true.
    <span
      className={`${styles.status} quiet no-print`}
      {...dataAttribute("open", status?.open)}
      // As wide from the start as the widest text of the week, so that nothing beside it moves when
      // one takes another's place.
      {...dataAttribute("texts", [plain, ...statusTexts(hours, text)].join("\n"))}
    >
      {status?.text ?? plain}
    </span>
  );
}

type OpeningHours = Omit<Business["hours"], "text" | "zone">;

const week = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const minutesOfDay = 24 * 60;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/**
 * Returns the time of a day with its article, where a language has one. @param minutes since
 * midnight of today or of an earlier day
 */
function clockText(minutes: number, { t }: Text) {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const display = clockDisplay(`${hour}:${minute}`, [t("hours.am"), t("hours.pm")]);
  return t("openStatus.time", { count: hour % 12 || 12, time: display });
}

/** Returns the texts that openStatus has in a week, each once. */
export function statusTexts({ open }: OpeningHours, text: Text): string[] {
  const { t, locale } = text;
  const opened = new Set(open.flatMap(({ days }) => days.map((day) => week.indexOf(day))));
  const texts = open.flatMap(({ days, opens, closes }) => [
    t("openStatus.open", { time: clockText(minutesOf(closes), text) }),
    ...days.map((name) => {
      const day = week.indexOf(name);
      const time = clockText(minutesOf(opens), text);
      return opened.has((day + 6) % 7)
        ? t("openStatus.opens", { time })
        : t("openStatus.opensOn", { time, day: dayName(day, locale) });
    }),
  ]);
  return [...new Set(texts)];
}

/**
 * Returns whether the business is open by the clock of its own time zone, whatever the visitor's
 * and in daylight saving time.
 */
export function openStatus(now: Date, { timeZone, open }: OpeningHours, text: Text) {
  const { t, locale } = text;
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  const today = week.indexOf(part("weekday"));
  const time = minutesOf(`${part("hour")}:${part("minute")}`);

  // The hours of the week to come, in minutes from the last midnight; periods that meet are joined.
  const shifts: { from: number; to: number }[] = [];
  for (let day = 0; day <= week.length; day += 1) {
    const rows = open.filter(({ days }) => days.includes(week[(today + day) % 7] ?? ""));
    for (const { opens, closes } of rows.sort((a, b) => (a.opens < b.opens ? -1 : 1))) {
      const [from, to] = [opens, closes].map((at) => day * minutesOfDay + minutesOf(at)) as [
        number,
        number,
      ];
      const last = shifts.at(-1);
      if (last?.to === from) last.to = to;
      else shifts.push({ from, to });
    }
  }

  // The check lets no business be closed all week.
  const next = shifts.find(({ to }) => to > time) ?? { from: time, to: time };
  if (next.from <= time) {
    const until =
      next.to - time > minutesOfDay
        ? t("openStatus.always")
        : t("openStatus.open", { time: clockText(next.to, text) });
    return { open: true, text: until };
  }
  const wait = Math.floor(next.from / minutesOfDay);
  const opens = { time: clockText(next.from, text), day: dayName((today + wait) % 7, locale) };
  return { open: false, text: t(wait > 1 ? "openStatus.opensOn" : "openStatus.opens", opens) };
}
