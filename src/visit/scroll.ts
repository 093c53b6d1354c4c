/**
 * Gatsby scrolls. Left to do: history entries of `#hash` links, which the browser creates, need a
 * key; the browser must not scroll before the page is rendered; and Back to an address with a hash
 * leads to where the visitor was, not to the hash.
 */
import { expectGatsby, gatsbyRoot, type RouterLocation } from "./gatsby-window";

interface EntryState {
  /** Under which Gatsby keeps the scroll position. */
  key?: string;
  /**
   * A position that Gatsby does not know: before a hash link of the same page was followed, or
   * before script started.
   */
  top?: number | undefined;
}

/** The part of Gatsby's arguments that is used here; Gatsby types the function as `Function`. */
interface Shown {
  prevRouterProps?: object | undefined;
  routerProps: { location: Pick<RouterLocation, "key"> };
  /** Returns 0 for an entry whose position it does not know. */
  getSavedScrollPosition: (of: object) => readonly [x: number, y: number];
}

interface Scroll {
  /** Leaves no scrolling to the browser while the document lasts. */
  disableBrowserRestoration: () => void;
  /** Keeps the position that was reached before Gatsby listens. */
  saveInitialPosition: () => void;
  /**
   * Keeps the position before the browser follows a hash link: when Gatsby saves it, it is that of
   * the target.
   */
  savePosition: () => void;
  /** Gatsby's hook: whether Gatsby scrolls, to the hash or to the top. */
  shouldUpdateScroll: (shown: Shown) => boolean;
}

/** Whether a part of an address can be decoded. Gatsby throws for one that cannot. */
export function isDecodable(part: string): boolean {
  try {
    decodeURI(part);
    return true;
  } catch {
    return false;
  }
}

const entryState = ({ history }: Window) => (history.state ?? {}) as EntryState;

const changeEntry = (window: Window, changes: EntryState, address?: string) =>
  window.history.replaceState({ ...entryState(window), ...changes }, "", address);

/** Gives the current history entry a key, and takes a hash away that cannot be decoded. */
export function tidyEntry(window: Window): void {
  const { hash, pathname, search } = window.location;
  if (!entryState(window).key) changeEntry(window, { key: `${Date.now()}` });
  if (!isDecodable(hash)) changeEntry(window, {}, pathname + search);
}

/**
 * Returns the scrolling of a window.
 * @param followsLink whether the page that is shown was asked for by a link, and not by Back
 */
export function createScroll(window: Window, followsLink: () => boolean): Scroll {
  const { document, history } = window;
  /**
   * Whether the page is in the HTML, so that the browser has scrolled it. In `gatsby develop` React
   * renders it first.
   */
  const isInHtml = gatsbyRoot(document).firstChild !== null;
  /** Whether an earlier document at this entry has told the browser not to. */
  const wasManual = history.scrollRestoration === "manual";
  const savePosition = () => changeEntry(window, { top: window.scrollY });

  return {
    disableBrowserRestoration() {
      const take = () => (history.scrollRestoration = "manual");
      take();
      window.addEventListener("pageshow", take);
      window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
    },
    saveInitialPosition() {
      savePosition();
      const forget = () => changeEntry(window, { top: undefined });
      window.addEventListener("scroll", forget, { once: true, passive: true });
    },
    savePosition,
    shouldUpdateScroll({ prevRouterProps, routerProps: { location }, getSavedScrollPosition }) {
      expectGatsby(location.key !== undefined, "the key of a history entry in its location");
      if (!prevRouterProps && isInHtml && !wasManual) return false;
      if (followsLink()) return true;
      const { top } = entryState(window);
      const [, saved] = getSavedScrollPosition(location);
      if (top === undefined && !saved) return true;
      changeEntry(window, { top: undefined });
      window.scrollTo(0, top ?? saved);
      return false;
    },
  };
}
