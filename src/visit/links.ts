import { isPlainClick } from "./plain-click";

/** Returns the link at which an event happened. */
export const linkOf = ({ target }: Pick<Event, "target">): HTMLAnchorElement | null =>
  (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>("a[href]") ?? null;

/**
 * Returns the path of the page that a link leads to; undefined for other sites, files, and links
 * that open elsewhere.
 */
export function pageOf(link: HTMLAnchorElement, location: Location): string | undefined {
  const isPage = link.origin === location.origin && !/\.\w+$/.test(link.pathname);
  const isPlain = !link.target && !link.hasAttribute("download") && link.rel !== "external";
  return isPage && isPlain ? link.pathname : undefined;
}

/** Whether a link leads to a hash of the page that is shown. */
export const isOnPage = (link: HTMLAnchorElement, location: Location): boolean =>
  link.hash !== "" && link.pathname + link.search === location.pathname + location.search;

interface Follow {
  /** Shows another page, or the same with another query. */
  navigate: (address: string) => void;
  /** Is told before the browser goes to a hash on the page. */
  beforeHash: () => void;
}

/**
 * Makes links, whether from components or from Markdown, navigate without loading a new document.
 * The browser itself follows a hash on the same page: it opens what the target is in, focuses it
 * and applies `:target`.
 */
export function followLinks(
  { document, location }: Window,
  { navigate, beforeHash }: Follow,
): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (event.defaultPrevented || !isPlainClick(event) || !link || !pageOf(link, location)) return;
    if (isOnPage(link, location)) beforeHash();
    else {
      event.preventDefault();
      navigate(link.href);
    }
  });
}
