import { useEffect, useState, type ReactNode } from "react";
import { holdsRest, onRelease, restIsThere } from "../../layouts/first-view";
import * as styles from "./BelowTheFold.module.css";

/**
 * The part of a page that nobody sees without scrolling. It is there from the start in the HTML and for Back; where a link
 * leads to the page it comes a frame after what is above it, so that the page shows sooner (see first-view.ts).
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isHeld, setIsHeld] = useState(holdsRest);
  const [wasHeld] = useState(isHeld);
  useEffect(() => (isHeld ? onRelease(() => setIsHeld(false)) : undefined), [isHeld]);
  useEffect(() => {
    if (wasHeld && !isHeld) restIsThere();
  }, [wasHeld, isHeld]);
  return isHeld ? <div className={styles.room} /> : children;
}
