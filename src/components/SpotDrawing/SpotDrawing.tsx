import * as styles from "./SpotDrawing.module.css";

interface SpotDrawingProps {
  /** Id of a group in static/spots.svg. */
  name: string;
}

/** A small drawing beside words that say the same, on wide screens; it takes its colors from the page. */
export function SpotDrawing({ name }: SpotDrawingProps) {
  return (
    <svg className={styles.spot} viewBox="0 0 240 120" aria-hidden>
      <use href={`/spots.svg#${name}`} />
    </svg>
  );
}
