/**
 * The inline script at the end of every page. What the template before it holds is loaded after the window's `load` event
 * and the first paint, when the browser is idle (within 2 s), or at the first sign of interest: pointer, key, touch or
 * scroll. A pointer that rests where the page appears is reported as moved by nothing, and is none. Until React is there,
 * a press on a button is remembered, unless the browser itself knows what it does, and `early-press.ts` repeats it; links
 * and forms work by themselves.
 * `data-rest` on the root element tells the styles that the rest is on its way (src/styles/layout.css).
 * Nothing in it hands a text to the browser as an address or as HTML, so that it needs no Trusted Types policy.
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
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- it comes right before this script
  const { content } = page.querySelector<HTMLTemplateElement>(
    `template#${process.env.REST_ID ?? ""}`,
  )!;
  // Scripts that were added run in the order in which they arrive, unless they are told to keep theirs.
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
