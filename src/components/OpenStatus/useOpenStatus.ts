import { useEffect, useState } from "react";
import { openStatus, type OpeningHours, type OpenStatus } from "./open-status";

const minute = 60_000;

/** Whether this visit has looked at the clock. */
let isTold = false;

const isSame = (one: OpenStatus | undefined, other: OpenStatus) =>
  one?.text === other.text && one.day === other.day;

/**
 * The status by the minute; undefined in the static HTML and until the page's script has run, which cannot know the time.
 * A browser reads its data on languages at the first use of `Intl`, which takes a quick one 9 ms, and those on time zones
 * at the first look at a clock, 3 ms more: each is a task of its own, after React has taken over.
 */
export function useOpenStatus(hours: OpeningHours): OpenStatus | undefined {
  const [status, setStatus] = useState(() => (isTold ? openStatus(new Date(), hours) : undefined));
  useEffect(() => {
    const look = () => {
      isTold = true;
      const next = openStatus(new Date(), hours);
      setStatus((last) => (isSame(last, next) ? last : next));
    };
    let first = setTimeout(() => {
      if (!isTold) new Intl.NumberFormat("en-US");
      first = setTimeout(look);
    });
    const timer = setInterval(look, minute / 4);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours]);
  return status;
}
