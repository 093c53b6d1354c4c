/** What the visit needs in each page: it runs before any script of the page's own. */

declare global {
  interface Window {
    /** Made by `prepare`. */
    visitor: {
      /** Whether a visitor can see an element. */
      isShown: (element: Element) => boolean;
      /** Returns the first element that a visitor sees. @param text that it contains */
      find: (selector: string, text?: string) => HTMLElement | undefined;
      /** Returns a point at which a pointer meets an element. @throws where it is covered */
      pointOf: (element: Element) => { x: number; y: number };
    };
  }
}

/**
 * Offers `window.visitor`, and reports on the console what a browser keeps to itself: a refusal of
 * the policy, a file that does not load, a rejected promise. It reaches the page as source: it
 * cannot use anything around it.
 */
export function prepare(): void {
  const isShown = (element: Element) =>
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
  const find = (selector: string, text = "") =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => isShown(element) && element.textContent.includes(text),
    );
  const pointOf = (element: Element) => {
    const places: [across: number, down: number][] = [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.2, 0.8],
      [0.8, 0.5],
    ];
    // A link that breaks into two lines has a box for each of them.
    for (const { left, top, width, height } of element.getClientRects())
      for (const [across, down] of places) {
        const point = { x: left + width * across, y: top + height * down };
        const hit = document.elementFromPoint(point.x, point.y);
        if (hit && (element.contains(hit) || hit.closest("label") === element)) return point;
      }
    throw new Error(`Covered or out of view: ${element.outerHTML.slice(0, 120)}`);
  };
  window.visitor = { isShown, find, pointOf };
  document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`The policy refused ${event.blockedURI}: ${event.effectiveDirective}`),
  );
  // What a document is still loading when it goes ends as an error of it.
  let isLeaving = false;
  for (const name of ["beforeunload", "pagehide"])
    window.addEventListener(name, () => (isLeaving = true));
  window.addEventListener("pageshow", () => (isLeaving = false));
  window.addEventListener(
    "error",
    ({ target }) => {
      // A preload that fails is asked for again by what needs it.
      if (target instanceof Element && !isLeaving && !target.matches("link[rel=preload]"))
        console.error(`Not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (!isLeaving) console.error(`Rejected: ${String(reason)}`);
  });
}
