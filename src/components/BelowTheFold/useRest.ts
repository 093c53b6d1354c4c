import { useEffect, useState } from "react";
import { holdsRest, onRelease, restIsThere } from "../../layouts/first-view";

/**
 * Whether a component may render what nobody sees without scrolling: from the start in the HTML and for Back, and a frame
 * after the first view where a link leads to the page (see first-view.ts).
 */
export function useRest(): boolean {
  const [isHeld, setIsHeld] = useState(holdsRest);
  const [wasHeld] = useState(isHeld);
  useEffect(() => (isHeld ? onRelease(() => setIsHeld(false)) : undefined), [isHeld]);
  useEffect(() => {
    if (wasHeld && !isHeld) restIsThere();
  }, [wasHeld, isHeld]);
  return !isHeld;
}
