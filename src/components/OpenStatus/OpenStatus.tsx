import { useEffect, useState } from "react";
import { useText } from "../../i18n";
import { openStatus, type OpeningHours } from "./open-status";
import * as styles from "./OpenStatus.module.css";

/** Whether the status has been computed during this visit. */
let isKnown = false;

/**
 * Returns the current status, refreshed four times a minute; undefined in the static HTML and during hydration, since a
 * build cannot know the time.
 */
export function useOpenStatus(hours: OpeningHours) {
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
    // In a task of its own: time zones take long to load.
    const first = setTimeout(update);
    const timer = setInterval(update, 15_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, text]);
  return status;
}

/** "Open now · until 5 pm" once script runs; before that and without script, the plain hours. */
export function OpenStatus({ hours }: { hours: OpeningHours & { text: string } }) {
  const status = useOpenStatus(hours);
  return (
    <span className={styles.status} data-open={status?.open}>
      {status?.text ?? hours.text}
    </span>
  );
}
