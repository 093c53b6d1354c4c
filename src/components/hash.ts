import { useLayoutEffect } from "react";
import { useWindow } from "./useWindow";

/** pushState and replaceState fire no event, so `changeHash` dispatches the last one. */
const events = ["hashchange", "popstate", "hash"];

/** Returns the hash of the address; "" in the static HTML. */
export const useHash = () => useWindow(events, () => window.location.hash, "");

/** Changes the address without a navigation: nothing scrolls, no page loads. */
export function changeHash(how: "pushState" | "replaceState", hash: string, more = {}): void {
  const { pathname, search } = window.location;
  const state = { ...(window.history.state as object), ...more };
  window.history[how](state, "", `${pathname}${search}${hash}`);
  window.dispatchEvent(new Event("hash"));
}

/**
 * Marks the element that the address names and opens its fold, before Gatsby scrolls. Browsers do so, but not after a link that the
 * router follows.
 */
export function useTarget(path: string): void {
  const hash = useHash();
  useLayoutEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    document.documentElement.dataset.targets = "";
    target?.setAttribute("data-target", "");
    target?.closest("details")?.setAttribute("open", "");
    return () => target?.removeAttribute("data-target");
  }, [hash, path]);
}
