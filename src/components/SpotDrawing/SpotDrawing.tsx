import clsx from "clsx";
import type { SpotName } from "../../content/spot-names";
import { DrawingFile } from "../DrawingFile/DrawingFile";
import * as styles from "./SpotDrawing.module.css";

/** A small drawing for wide screens, beside words that say the same; `lead`: beside the lead of a page. */
export function SpotDrawing({ name, lead }: { name: SpotName; lead?: boolean }) {
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
