import { isOnline } from "./connection";
import { idleTimeout, observerThrottle } from "./constants";
import { settled } from "./errors/rejections";
import { isPage, type Loader, type LoadResult } from "./gatsby-window";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Never when offline, on 2g, or when the visitor asked to save data (spec.md, section 3). */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return isOnline() && !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** Path of the page that a link leads to; undefined for other sites, files, and links that open elsewhere. */
export function pageOfLink(link: HTMLAnchorElement): string | undefined {
  const isHere = link.origin === window.location.origin && !link.target;
  const isPlain = !link.hasAttribute("download") && link.rel !== "external";
  return isHere && isPlain && !/\.\w+$/.test(link.pathname) ? link.pathname : undefined;
}

export const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;

/**
 * Loads pages before they are asked for, into memory, so that they are there at once and without a connection too.
 * It takes the place of Gatsby's own prefetch, which waits 3 s, never gets component chunks because their
 * mapping is a string (cured in the build, see finish-html.ts), and stalls at the first 404; here none waits for another.
 * Answers what looks at the links of a page that is newly shown.
 */
export function startPrefetch(
  loader: Loader,
  loadPage: (path: string) => Promise<LoadResult>,
  fromMemory: (path: string) => LoadResult,
): () => void {
  const asked = new Set<string>();

  const now = (path: string | undefined) => {
    if (!path || asked.has(path) || path === window.location.pathname || !mayPrefetch()) return;
    asked.add(path);
    if (!isPage(fromMemory(path))) void settled(loadPage(path));
  };
  const whenIdle = (path: string | undefined) => {
    const run = () => now(path);
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: idleTimeout });
    else setTimeout(run, observerThrottle);
  };
  const pathOf = (to: string) => new URL(to, window.location.href).pathname;

  loader.enqueue = (to) => {
    whenIdle(pathOf(to));
    return { abort: () => undefined };
  };
  loader.hovering = (to) => now(pathOf(to));

  // Links within Markdown are not gatsby-link's.
  for (const name of ["mouseover", "touchstart", "focusin"]) {
    document.addEventListener(
      name,
      (event) => {
        const link = linkOf(event);
        if (link) now(pageOfLink(link));
      },
      { passive: true },
    );
  }
  if (!("IntersectionObserver" in window)) return () => undefined;

  let inView: Element[] = [];
  const observer = new IntersectionObserver((entries) => {
    if (!inView.length) {
      setTimeout(() => {
        inView.forEach((link) => whenIdle(pageOfLink(link as HTMLAnchorElement)));
        inView = [];
      }, observerThrottle);
    }
    for (const { isIntersecting, target } of entries) if (isIntersecting) inView.push(target);
  });
  return () => {
    observer.disconnect();
    document.querySelectorAll("a[href]").forEach((link) => observer.observe(link));
  };
}

/** Links within Markdown change pages as gatsby-link's do. A `#hash` of the same page is the browser's. */
export function followPlainLinks(): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
    if (!link || defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
    const { pathname, search } = window.location;
    const isInPlace = link.hash && link.pathname === pathname && link.search === search;
    if (isInPlace || !pageOfLink(link)) return;
    event.preventDefault();
    window.___navigate(link.pathname + link.search + link.hash);
  });
}
