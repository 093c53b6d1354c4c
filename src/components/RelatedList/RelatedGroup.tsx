import type { ReactNode } from "react";
import * as styles from "./RelatedGroup.module.css";

/** Several lists of related pages, side by side where there is room. */
export function RelatedGroup({ children }: { children: ReactNode }) {
  return (
    <div className="section no-print">
      <div className={styles.lists}>{children}</div>
    </div>
  );
}
