import { isOnline } from "./connection";
import { idleTimeout, observerThrottle } from "./constants";
import { settled } from "./errors/rejections";
import type { LoadResult } from "./gatsby-window";
import { isPlainClick } from "./plain-click";
import { prefetchHero } from "./prefetch-hero";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Never when offline, on 2g, or when the visitor asked to save data (docs/behavior.md). */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return isOnline() && !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** Path of the page that a link leads to; undefined for other sites, files, and links that open elsewhere. */
export function pageOf(link: HTMLAnchorElement): string | undefined {
  const isPage = link.origin === location.origin && !/\.\w+$/.test(link.pathname);
  const isPlain = !link.target && !link.hasAttribute("download") && link.rel !== "external";
  return isPage && isPlain ? link.pathname : undefined;
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** Tells of links that come into view. */
let observer: IntersectionObserver | undefined;

/**
 * Loads pages before they are asked for, into memory, so that they are there at once and without a connection too.
 * It takes the place of Gatsby's own prefetch, which waits 3 s, never gets component chunks because their
 * mapping is a string (cured in the build, see finish-html.ts), and stalls at the first 404; here none waits for another.
 */
export function startPrefetch(loadPage: (path: string) => Promise<LoadResult>): void {
  // The loader keeps what has come, and what has failed: asking again costs nothing.
  const now = async (path?: string): Promise<LoadResult> =>
    path && path !== location.pathname && mayPrefetch() ? settled(loadPage(path)) : undefined;
  const pointedAt = (event: Event) => {
    const link = linkOf(event);
    if (link) void now(pageOf(link)).then(prefetchHero);
  };
  for (const name of ["mouseover", "touchstart", "focusin"])
    document.addEventListener(name, pointedAt, { passive: true });

  let inView: HTMLAnchorElement[] = [];
  observer = new IntersectionObserver((entries) => {
    if (!inView.length) {
      setTimeout(() => {
        const links = inView;
        inView = [];
        const run = () => links.forEach((link) => void now(pageOf(link)));
        // Safari has no requestIdleCallback.
        if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: idleTimeout });
        else run();
      }, observerThrottle);
    }
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) inView.push(target as HTMLAnchorElement);
  });
}

/** Watches the links of the page that is shown now for coming into view. */
export function observeLinks(): void {
  observer?.disconnect();
  document.querySelectorAll("a[href]").forEach((link) => observer?.observe(link));
}

/** Links change pages, or the place on a page, without a new document: those of components and of Markdown alike. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    if (!link || !pageOf(link)) return;
    event.preventDefault();
    window.___navigate(link.href);
  });
}
