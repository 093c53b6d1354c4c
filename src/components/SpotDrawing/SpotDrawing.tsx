import clsx from "clsx";
import * as styles from "./SpotDrawing.module.css";

/** A small drawing of static/spots.svg on wide screens, beside words that say the same, or beside the lead of a page. */
export function SpotDrawing({ name, lead }: { name: string; lead?: boolean }) {
  return (
    <svg
      className={clsx(styles.spot, lead && styles.lead, "wide-only no-print")}
      viewBox="0 0 240 120"
      aria-hidden
    >
      <use href={`/spots.svg#${name}`} />
    </svg>
  );
}
