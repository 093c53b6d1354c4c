import type { OpeningHours } from "./open-status";
import { useOpenStatus } from "./useOpenStatus";
import * as styles from "./OpenStatus.module.css";

interface OpenStatusProps {
  hours: OpeningHours & { text: string };
}

/** "Open now · until 5 pm" once script runs; before that and without script, the plain hours. */
export function OpenStatus({ hours }: OpenStatusProps) {
  const status = useOpenStatus(hours);
  return (
    <span className={styles.status} data-open={status?.open}>
      {status?.text ?? hours.text}
    </span>
  );
}
