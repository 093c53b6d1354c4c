import clsx from "clsx";
import { DrawingFile } from "../DrawingFile/DrawingFile";
import * as styles from "./SpotDrawing.module.css";

/**
 * A small drawing for wide screens, beside words that say the same.
 * @param name of a group in spots.svg
 * @param lead whether it stands beside the lead of a page
 */
export function SpotDrawing({ name, lead }: { name: string; lead?: boolean }) {
  return (
    <svg
      className={clsx(styles.spot, lead && styles.leader, "wide-only no-print")}
      viewBox="0 0 240 120"
      aria-hidden
    >
      <DrawingFile href={`/drawings/spots.svg#${name}`} />
    </svg>
  );
}
