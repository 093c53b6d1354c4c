/**
 * How one page follows the other. Where the browser can (View Transitions, CSSWG Level 1), motion is welcome and the
 * processor is quick, one fades into the next. Elsewhere the next page comes at once: the router would wait for a frame of
 * its own before it renders, and the browser would need two more for the picture of the page that is left, which a slow
 * processor takes 60 ms for. Nothing ever waits for the fading. How long it takes is set in src/styles/base.css.
 */
let end: (() => void) | undefined;

/**
 * From the click until the router asks to render, in milliseconds. Measured with a page in memory: 1.5–2.5 on a desk, 4–6
 * with a processor half as fast, 8–15 with a quarter.
 */
const quick = 3;

/** Has the browser fade in the next frame. Returns whether it will. */
function fade(nextFrame: typeof requestAnimationFrame): boolean {
  if (!("startViewTransition" in document)) return false;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  nextFrame(() => {
    // The page may be there before the browser has drawn what it fades from, and asks what to wait for.
    const arrival = new Promise<void>((resolve) => (end = resolve));
    const { ready } = document.startViewTransition(() => arrival);
    // A later one, or a hidden tab, skips it: no error.
    ready.catch(() => undefined);
  });
  return true;
}

/** The browser's own `requestAnimationFrame`, while another takes its place. */
let own: typeof requestAnimationFrame | undefined;

function restore(): void {
  if (own) window.requestAnimationFrame = own;
  own = undefined;
}

/**
 * Call this when another page is about to be shown, in the task in which the router is told and before it is told: what it
 * requests a frame for until that task is over is its rendering.
 * @param begun when the visitor asked for it, by `performance.now()`
 */
export function startPageTransition(begun = performance.now()): void {
  restore();
  const nextFrame = requestAnimationFrame;
  own = nextFrame;
  let fades: boolean | undefined;
  window.requestAnimationFrame = (render) => {
    // Two of its components ask, one after the other, and then React renders; whoever asks after that is not the router.
    queueMicrotask(restore);
    fades ??= performance.now() - begun <= quick && fade(nextFrame);
    // Fading begins with the same frame, before the page changes.
    if (fades) return nextFrame(render);
    render(performance.now());
    return 0;
  };
  setTimeout(restore);
}

/** Call this when the next page is in the document. */
export function endPageTransition(): void {
  end?.();
}
