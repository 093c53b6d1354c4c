/**
 * The transition between pages. One page fades into the next if the browser supports view transitions
 * (https://www.w3.org/TR/css-view-transitions-1/), the visitor has not asked for reduced motion and the processor is quick.
 * Otherwise the next page is shown at once: the router would wait for a frame before it renders, and the browser would need two
 * more for the snapshot of the old page, which takes a slow processor 60 ms. Nothing waits for the fade itself, whose duration
 * is set in src/styles/base.css.
 */
let end: (() => void) | undefined;

/**
 * The longest time from the click until the router asks to render, in milliseconds, on a processor that counts as quick.
 * Measured with a page in memory: 1.5–2.5 on a desktop computer, 4–6 at half its speed, 8–15 at a quarter.
 */
const quick = 3;

/** Starts the fade in the next frame. Returns whether there will be one. */
function fade(nextFrame: typeof requestAnimationFrame): boolean {
  if (!("startViewTransition" in document)) return false;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  nextFrame(() => {
    // The next page may be rendered before the browser has taken its snapshot of the old one and awaits this promise.
    const arrival = new Promise<void>((resolve) => (end = resolve));
    const { ready } = document.startViewTransition(() => arrival);
    // A later transition or a hidden tab skips this one, which is not an error.
    ready.catch(() => undefined);
  });
  return true;
}

/** The browser's `requestAnimationFrame`, while it is replaced. */
let own: typeof requestAnimationFrame | undefined;

function restore(): void {
  if (own) window.requestAnimationFrame = own;
  own = undefined;
}

/** How often the router has been told of another page or `#hash`. */
let turn = 0;

/**
 * Starts the transition to another page. Has to be called right before the router is told, in the same task: the frames that
 * are requested until that task ends are the router's, for rendering. Each of them renders what the router was told when it
 * was requested, so a frame of an earlier time does nothing: it would bring back the page that the visitor has left.
 * @param begun when the visitor asked for the page, by `performance.now()`
 * @param mayFade whether this leads to another page that can be shown at once
 */
export function startPageTransition(begun = performance.now(), mayFade = true): void {
  restore();
  const nextFrame = requestAnimationFrame;
  own = nextFrame;
  turn += 1;
  const current = turn;
  const inTurn = (run: FrameRequestCallback) =>
    nextFrame((now) => {
      if (current === turn) run(now);
    });
  let fades: boolean | undefined;
  window.requestAnimationFrame = (render) => {
    // Two of the router's components request a frame in turn, then React renders; later requests are not the router's.
    queueMicrotask(restore);
    fades ??= mayFade && performance.now() - begun <= quick && fade(inTurn);
    // The fade starts in the same frame, before the page changes.
    if (fades) return inTurn(render);
    render(performance.now());
    return 0;
  };
  setTimeout(restore);
}

/** Ends the snapshot of the old page. To be called once the next page is in the document. */
export function endPageTransition(): void {
  end?.();
}
