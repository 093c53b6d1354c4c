/**
 * Gatsby scrolls. Left to do: entries of `#hash` links, which the browser creates, need a key; the browser must not scroll before the
 * page is rendered; and Back to an address with a hash leads to where the visitor was, not to the hash.
 */
import type { GatsbyBrowser } from "gatsby";
import type { RouterLocation } from "./gatsby-window";

interface EntryState {
  /** Under which Gatsby keeps the scroll position. */
  key?: string;
  /** The scroll position from which a hash link of the same page was followed. */
  top?: number;
}

const entryState = () => (history.state ?? {}) as EntryState;

const changeEntry = (changes: EntryState, address?: string) =>
  history.replaceState({ ...entryState(), ...changes }, "", address);

/** Whether a hash can be decoded. Gatsby throws for one that cannot. */
export function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

/** Gives the current history entry a key, and takes a hash away that cannot be decoded. */
export function tidyEntry(): void {
  if (!entryState().key) changeEntry({ key: `${Date.now()}` });
  if (!isDecodable(location.hash)) changeEntry({}, location.pathname + location.search);
}

/** Keeps the position before the browser follows a hash link: when Gatsby saves it, it is that of the target. */
export const keepTop = (): void => changeEntry({ top: window.scrollY });

/** Whether the browser has left scrolling to the script: to that of an earlier document at this entry. */
let wasManual = false;

export function takeOverScroll(): void {
  wasManual = history.scrollRestoration === "manual";
  const take = () => (history.scrollRestoration = "manual");
  take();
  window.addEventListener("pageshow", take);
  window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
}

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps && !wasManual) return false;
  if ((location as RouterLocation).action === "PUSH") return true;
  const { top } = entryState();
  // Gatsby's types leave it at `Function`. It says 0 for an entry whose position it does not know.
  const [, saved] = (getSavedScrollPosition as (of: object) => [x: number, y: number])(location);
  if (top === undefined && !saved) return true;
  changeEntry({ top: undefined });
  window.scrollTo(0, top ?? saved);
  return false;
};
