import type { OpeningHours } from "./open-status";
import { useOpenStatus } from "./useOpenStatus";
import * as styles from "./OpenStatus.module.css";

interface OpenStatusProps {
  hours: OpeningHours & { text: string };
}

/** "Open now · until 5 pm" where script runs; the plain hours before, and where it does not. */
export function OpenStatus({ hours }: OpenStatusProps) {
  const status = useOpenStatus(hours);
  return (
    <span className={styles.status} data-open={status?.open}>
      {status?.text ?? hours.text}
    </span>
  );
}
