import type { ReactNode } from "react";
import { useRest } from "./useRest";
import * as styles from "./BelowTheFold.module.css";

/** The part of a page that nobody sees without scrolling: it may come a frame after what is above it. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useRest() ? children : <div className={styles.room} />;
}
