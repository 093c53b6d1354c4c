import clsx from "clsx";
import * as styles from "./SpotDrawing.module.css";

interface SpotDrawingProps {
  /** Id of a group in static/spots.svg. */
  name: string;
  /** Beside the lead, in the space that headers without a picture have. */
  lead?: boolean;
}

/** A small drawing on wide screens, beside words that say the same; it takes its colors from the page. */
export function SpotDrawing({ name, lead }: SpotDrawingProps) {
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
