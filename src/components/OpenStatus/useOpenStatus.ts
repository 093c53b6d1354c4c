import { useEffect, useState } from "react";
import { openStatus, type OpeningHours, type OpenStatus } from "./open-status";
import { useText } from "../../i18n";

const minute = 60_000;

/** Whether the status has been computed during this visit. */
let isKnown = false;

/**
 * Returns the current status, refreshed four times a minute; undefined in the static HTML and during hydration, since a
 * build cannot know the time. Browsers load their language data on the first use of `Intl`, which takes 9 ms in a fast
 * one, and time-zone data on the first formatted time, another 3 ms: each gets a task of its own, after hydration.
 */
export function useOpenStatus(hours: OpeningHours): OpenStatus | undefined {
  const text = useText();
  const [status, setStatus] = useState(() =>
    isKnown ? openStatus(new Date(), hours, text) : undefined,
  );
  useEffect(() => {
    const update = () => {
      isKnown = true;
      const next = openStatus(new Date(), hours, text);
      setStatus((last) => (last?.text === next.text ? last : next));
    };
    let first = setTimeout(() => {
      if (!isKnown) new Intl.NumberFormat("en-US");
      first = setTimeout(update);
    });
    const timer = setInterval(update, minute / 4);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, text]);
  return status;
}
