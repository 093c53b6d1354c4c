import { useEffect, useState } from "react";
import { openStatus, type OpeningHours, type OpenStatus } from "./open-status";
import { useWords } from "../../words/words";

const minute = 60_000;

/** Whether the status has been computed during this visit. */
let isKnown = false;

/**
 * Returns the current status, refreshed four times a minute; undefined in the static HTML and during hydration, since a
 * build cannot know the time. Browsers load their language data at the first use of `Intl`, which takes a fast one 9 ms,
 * and time-zone data at the first formatted time, another 3 ms: each is a task of its own, after hydration.
 */
export function useOpenStatus(hours: OpeningHours): OpenStatus | undefined {
  const { openStatus: words } = useWords();
  const [status, setStatus] = useState(() =>
    isKnown ? openStatus(new Date(), hours, words) : undefined,
  );
  useEffect(() => {
    const look = () => {
      isKnown = true;
      const next = openStatus(new Date(), hours, words);
      setStatus((last) => (last?.text === next.text ? last : next));
    };
    let first = setTimeout(() => {
      if (!isKnown) new Intl.NumberFormat("en-US");
      first = setTimeout(look);
    });
    const timer = setInterval(look, minute / 4);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, words]);
  return status;
}
