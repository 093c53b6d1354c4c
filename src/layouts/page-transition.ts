/**
 * One page fades into the next, where the browser can do that (View Transitions, CSSWG Level 1) and motion is welcome. A page
 * that is already here starts it; nothing ever waits for it. How long it takes stands in src/styles/base.css.
 *
 * The browser needs two frames for the picture of the page that is left. A processor that is slow, or busy, is better
 * spent on the next page: there, pages change without fading.
 */
let end: (() => void) | undefined;

/** A frame at 60 Hz, in milliseconds: a click whose own work took longer has met a slow processor. */
const frame = 16;

/**
 * The page that is shown is about to be another's. To be called before the router renders.
 * @param begun when the visitor asked for it, by `performance.now()`
 */
export function startPageTransition(begun = performance.now()): void {
  if (!("startViewTransition" in document)) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // The router waits for the same frame before it renders, so that this comes before the page changes.
  requestAnimationFrame(() => {
    if (performance.now() - begun > frame) return;
    // The page may be there before the browser has drawn what it fades from, and asks what to wait for.
    const arrival = new Promise<void>((resolve) => (end = resolve));
    const { ready } = document.startViewTransition(() => arrival);
    // A later one, or a hidden tab, skips it: no error.
    ready.catch(() => undefined);
  });
}

/** The next page is there. */
export function endPageTransition(): void {
  end?.();
}
