/** Functions that the bench runs inside a page. Each is self-contained, because it is sent to the page as text. */

declare global {
  interface Window {
    /** Runs the idle callbacks that `holdIdle` has held back. */
    benchRelease?: () => void;
    /** When the visitor first showed interest, as an event's `timeStamp`. */
    benchInterest?: number;
    /** Milliseconds from the click to the frame that shows the next page. */
    benchShown?: number;
  }
}

/** Holds back idle callbacks until `benchRelease` is called. */
export function holdIdle(): void {
  const real = window.requestIdleCallback.bind(window);
  const held: Parameters<typeof requestIdleCallback>[] = [];
  window.requestIdleCallback = (...request) => held.push(request);
  window.benchRelease = () => {
    window.requestIdleCallback = real;
    for (const request of held) real(...request);
  };
}

/** Records the first of the events for which the site's script waits (src/visit/inline/loader.ts). */
export function recordInterest(): void {
  for (const name of ["pointerdown", "pointerover", "keydown", "touchstart", "scroll"]) {
    window.addEventListener(
      name,
      ({ timeStamp }) => {
        window.benchInterest ??= timeStamp;
      },
      { capture: true, passive: true },
    );
  }
}

/** Returns when hydration was complete, from a mark that Gatsby sets; undefined before. */
export function hydratedAt(): number | undefined {
  return performance.getEntriesByName("onInitialClientRender")[0]?.startTime;
}

/** Returns the paths of visible links: of those in `main`, or of all where it has none. */
export function linkedPaths(): string[] {
  const all = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/'], a[href^='/']")];
  const visible = all.filter((link) => link.checkVisibility({ visibilityProperty: true }));
  const main = visible.filter((link) => link.closest("main"));
  const paths = [...(main.length > 0 ? main : visible)].map((link) => link.getAttribute("href"));
  return [...new Set(paths)].filter(
    (path) => path !== null && path !== location.pathname,
  ) as string[];
}

/** Starts timing: from the next click to the first frame that shows another page's heading. */
export function recordNextView(path: string): void {
  const before = document.querySelector("h1")?.textContent;
  document.addEventListener(
    "click",
    ({ timeStamp }) => {
      new MutationObserver((_changes, observer) => {
        const heading = document.querySelector("h1")?.textContent;
        if (!heading || heading === before || location.pathname !== path) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // This callback runs before the frame is painted, the message arrives after it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            window.benchShown = performance.now() - timeStamp;
          };
          port2.postMessage(undefined);
        });
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
    { capture: true, once: true },
  );
}
