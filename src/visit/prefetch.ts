import { mayPrefetch } from "./connection";
import { idleTimeout, observerThrottle } from "./constants";
import { linkOf, pageOf } from "./links";

interface Prefetch {
  /** Loads pages whose links are pointed at, touched or focused. */
  observePointer: () => void;
  /**
   * Watches all links that are on the page now, and loads the pages of those that come into view.
   */
  observeLinks: () => void;
}

/**
 * Loads pages into memory before they are asked for, so that they can be shown at once, and
 * offline.
 */
export function createPrefetch(
  window: Window & typeof globalThis,
  loadPage: (path: string) => Promise<unknown>,
): Prefetch {
  const { document, location } = window;
  const prefetch = (link: HTMLAnchorElement | null) => {
    const path = link && pageOf(link, location);
    if (path && path !== location.pathname && mayPrefetch(window)) void loadPage(path);
  };

  let inView: HTMLAnchorElement[] = [];
  const prefetchInView = () => {
    const links = inView;
    inView = [];
    const run = () => links.forEach(prefetch);
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: idleTimeout });
    else run();
  };
  const observer = new window.IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      if (inView.length === 0) window.setTimeout(prefetchInView, observerThrottle);
      inView.push(target as HTMLAnchorElement);
    }
  });

  return {
    observePointer() {
      for (const name of ["mouseover", "touchstart", "focusin"])
        document.addEventListener(name, (event) => prefetch(linkOf(event)), { passive: true });
    },
    observeLinks() {
      observer.disconnect();
      document.querySelectorAll("a[href]").forEach((link) => observer.observe(link));
    },
  };
}
