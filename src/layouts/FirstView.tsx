import { useEffect, useState, type ReactNode } from "react";
import { WholePage } from "../components/BelowTheFold/BelowTheFold";
import { observeLinks } from "../visit/prefetch";

interface FirstViewProps {
  /** Path of the page that is shown. */
  path: string;
  /** Whether a visitor sees the top of the page when it comes: a `#hash` or Back may want any place of it. */
  startsAtTop: boolean;
  children: ReactNode;
}

/** Runs something once what has been rendered is drawn. Returns what calls it off. */
function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A task of its own comes after the frame.
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Renders a page in two steps where a link leads to its top: what can be seen without scrolling, and a frame later what lies
 * `BelowTheFold`. The page that the document brought along is whole. Why so: docs/decisions/first-view.md.
 */
export function FirstView({ path, startsAtTop, children }: FirstViewProps) {
  const [{ path: shown, isWhole }, show] = useState({ path, isWhole: true });
  if (shown !== path) show({ path, isWhole: !startsAtTop });
  useEffect(
    () =>
      afterFrame(() => {
        observeLinks();
        if (!isWhole) show({ path, isWhole: true });
      }),
    [path, isWhole],
  );
  return <WholePage.Provider value={isWhole}>{children}</WholePage.Provider>;
}
