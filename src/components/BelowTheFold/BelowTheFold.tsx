import { createContext, useContext, type ReactNode } from "react";
import * as styles from "./BelowTheFold.module.css";

/** Whether all of the page that is shown may be rendered, or its first view alone: see src/layouts/FirstView.tsx. */
export const WholePage = createContext(true);

/** The part of a page that nobody sees without scrolling: it may come a frame after what is above it. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useContext(WholePage) ? children : <div className={styles.room} />;
}
