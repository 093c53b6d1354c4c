import { createContext, useContext, type ReactNode } from "react";
import * as styles from "./BelowTheFold.module.css";

/** Whether the whole page is rendered, or only its first view: see src/layouts/FirstView.tsx. */
export const WholePage = createContext(true);

/** The part of a page that is not visible without scrolling: it may be rendered a frame after what is above it. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useContext(WholePage) ? children : <div className={styles.room} />;
}
