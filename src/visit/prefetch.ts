import { saysOnline } from "./connection";
import { idleTimeout, observerThrottle } from "./constants";
import { isPlainClick } from "./plain-click";
import { keepTop } from "./scroll";

/** Whether pages may be prefetched: not when offline, on 2g, or when the visitor asked to save data (docs/behavior.md). */
export function mayPrefetch(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return saysOnline() && !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** Returns the path of the page that a link leads to; undefined for other sites, files, and links that open elsewhere. */
export function pageOf(link: HTMLAnchorElement): string | undefined {
  const isPage = link.origin === location.origin && !/\.\w+$/.test(link.pathname);
  const isPlain = !link.target && !link.hasAttribute("download") && link.rel !== "external";
  return isPage && isPlain ? link.pathname : undefined;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** Observes which links come into view. */
let observer: IntersectionObserver | undefined;

/** Loads pages into memory before they are requested, so that they can be shown at once, and offline. */
export function startPrefetch(loadPage: (path: string) => Promise<unknown>): void {
  const prefetch = (link: HTMLAnchorElement | null) => {
    const path = link && pageOf(link);
    if (path && path !== location.pathname && mayPrefetch()) void loadPage(path);
  };
  for (const name of ["mouseover", "touchstart", "focusin"])
    document.addEventListener(name, (event) => prefetch(linkOf(event)), { passive: true });

  let inView: HTMLAnchorElement[] = [];
  const prefetchInView = () => {
    const links = inView;
    inView = [];
    const run = () => links.forEach(prefetch);
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: idleTimeout });
    else run();
  };
  observer = new IntersectionObserver((entries) => {
    if (!inView.length) setTimeout(prefetchInView, observerThrottle);
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) inView.push(target as HTMLAnchorElement);
  });
}

/** Observes the links of a newly shown page. */
export function observeLinks(): void {
  observer?.disconnect();
  document.querySelectorAll("a[href]").forEach((link) => observer?.observe(link));
}

/**
 * Makes links, whether from components or from Markdown, navigate without loading a new document. The browser itself follows a hash
 * on the same page: it opens what the target is in, focuses it and applies `:target`.
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (event.defaultPrevented || !isPlainClick(event) || !link || !pageOf(link)) return;
    if (link.hash && link.pathname + link.search === location.pathname + location.search) keepTop();
    else {
      event.preventDefault();
      window.___navigate(link.href);
    }
  });
}
