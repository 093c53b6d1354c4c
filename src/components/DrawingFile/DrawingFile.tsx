import { useEffect, useState } from "react";
import { useHydrated } from "../useWindow";

/**
 * A part of a file with drawings, by its address and id. A browser reads such a file as a document,
 * which takes a slow phone a while: on a page that React shows, it waits for the page's first
 * frame.
 */
export function DrawingFile({ href }: { href: string }) {
  // What was in the static HTML stays.
  const [isShown, setShown] = useState(!useHydrated());
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <use href={isShown ? href : undefined} />;
}
