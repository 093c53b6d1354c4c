import { useEffect, useState, type ReactNode } from "react";
import { WholePage } from "../components/BelowTheFold/BelowTheFold";
import { observeLinks } from "../visit/prefetch";

interface FirstViewProps {
  /** Path of the page that is shown. */
  path: string;
  /** Whether a visitor sees the top of the page first: a `#hash` or Back may lead anywhere on it. */
  startsAtTop: boolean;
  children: ReactNode;
}

/** Calls `run` once what has been rendered is painted. Returns a function that cancels it. */
function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A task that is queued in a frame runs after its paint.
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Renders a page in two steps when a link leads to its top: first what can be seen without scrolling, a frame later what
 * is `BelowTheFold`. The page that came with the document is rendered whole. The reasons: docs/decisions/first-view.md.
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
