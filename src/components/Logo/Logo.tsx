import { mark } from "../../brand/brand";
import * as styles from "./Logo.module.css";

/** The mark: the sun's meridian over a mesa. Decorative: the name always appears beside it or in the link around it. */
export function Logo() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d={mark.line} fill="none" stroke="currentColor" strokeWidth={mark.lineWidth} />
      <path d={mark.shape} fill="var(--accent)" />
    </svg>
  );
}
