import { useEffect, useState } from "react";
import { useText } from "../../i18n";
import { openStatus, type OpeningHours } from "./open-status";
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
    <span className={`${styles.status} quiet`} data-open={status?.open}>
      {status?.text ?? hours.text}
    </span>
  );
}
