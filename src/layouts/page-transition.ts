/**
 * One page fades into the next, where the browser can do that (View Transitions, CSSWG Level 1) and motion is welcome. A page
 * that is already here starts it; nothing ever waits for it. How long it takes stands in src/styles/layout.css.
 */
let end: (() => void) | undefined;

/** The page that is shown is about to be another's. To be called before the router renders. */
export function startPageTransition(): void {
  if (!("startViewTransition" in document)) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // The page may be there before the browser has drawn what it fades from, and asks what to wait for.
  const arrival = new Promise<void>((resolve) => (end = resolve));
  const { ready } = document.startViewTransition(() => arrival);
  // A later one, or a hidden tab, skips it: no error.
  ready.catch(() => undefined);
}

/** The next page is there. */
export function endPageTransition(): void {
  end?.();
}
