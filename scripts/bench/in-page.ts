/** What the bench does inside a page. Each function stands alone, since it is sent to the page as text. */

declare global {
  interface Window {
    /** Lets the browser be idle. */
    benchRelease?: () => void;
    /** When the visitor first showed interest, by the page's clock. */
    benchInterest?: number;
    /** How long it took from a click to the frame that shows the next page. */
    benchShown?: number;
  }
}

/** The browser is not idle until `benchRelease` says so. */
export function holdIdle(): void {
  const real = window.requestIdleCallback.bind(window);
  const held: Parameters<typeof requestIdleCallback>[] = [];
  window.requestIdleCallback = (...request) => held.push(request);
  window.benchRelease = () => {
    window.requestIdleCallback = real;
    for (const request of held) real(...request);
  };
}

/** Notes the first of the events for which the site's script waits (src/visit/inline/loader.ts). */
export function noteInterest(): void {
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

/** When React had taken over, which Gatsby marks; undefined before. */
export function hydratedAt(): number | undefined {
  return performance.getEntriesByName("onInitialClientRender")[0]?.startTime;
}

/** Paths that visible links lead to, those of the page's own content first. */
export function linkedPaths(): string[] {
  const all = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/'], a[href^='/']")];
  const visible = all.filter((link) => link.checkVisibility({ visibilityProperty: true }));
  const main = visible.filter((link) => link.closest("main"));
  const paths = [...(main.length > 0 ? main : visible)].map((link) => link.getAttribute("href"));
  return [...new Set(paths)].filter(
    (path) => path !== null && path !== location.pathname,
  ) as string[];
}

/** Measures from the next click to the first frame that shows another page's heading. */
export function noteNextView(path: string): void {
  const before = document.querySelector("h1")?.textContent;
  document.addEventListener(
    "click",
    ({ timeStamp }) => {
      new MutationObserver((_changes, observer) => {
        const heading = document.querySelector("h1")?.textContent;
        if (!heading || heading === before || location.pathname !== path) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message comes after the frame, which this callback precedes, has been made.
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
