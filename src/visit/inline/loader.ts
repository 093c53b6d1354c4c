/**
 * The inline script at the end of every page. It loads the content of the template before it when the browser is idle
 * (within 2 s) after the window's `load` event and the first paint, or at the first sign of interest: pointer, key, touch or
 * scroll. A pointer that merely rests where the page appears is reported as a move by zero pixels, which does not count.
 * Until React hydrates the page, the last button clicked is remembered, and ../hydrate.ts repeats the click; links, forms
 * and buttons that the browser itself handles work without.
 * `data-rest` on the root element tells the styles that the rest is being loaded (src/styles/layout.css).
 * It passes no string to the browser as a URL or as HTML, so it needs no Trusted Types policy.
 */
import "../gatsby-window";

const page = document;
const interest = new AbortController();
const { signal } = interest;

function load(event?: Partial<PointerEvent & IdleDeadline>): void {
  if (event?.type === "pointermove" && !event.movementX && !event.movementY) return;
  if (signal.aborted) return;
  interest.abort();
  page.documentElement.dataset.rest = "";
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- it is right before this script
  const { content } = page.querySelector<HTMLTemplateElement>(
    `template#${process.env.REST_ID ?? ""}`,
  )!;
  // Scripts inserted by script run in the order in which they arrive; this keeps the document's order.
  for (const script of content.querySelectorAll("script")) script.async = false;
  page.body.append(content);
}

for (const name of ["pointerdown", "pointermove", "keydown", "touchstart", "scroll"])
  addEventListener(name, load, { capture: true, passive: true, signal });

page.addEventListener(
  "click",
  (window.___earlyPress = ({ target }) =>
    (window.___earlyPressed =
      (target as Element).closest<HTMLButtonElement>("button:not([type=submit],[popovertarget])") ??
      window.___earlyPressed)),
  true,
);

addEventListener("load", () =>
  new PerformanceObserver(() =>
    // Safari has no requestIdleCallback.
    "requestIdleCallback" in window
      ? requestIdleCallback(load, { timeout: 2_000 })
      : setTimeout(load, 200),
  ).observe({ type: "paint", buffered: true }),
);
