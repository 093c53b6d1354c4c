import { useLayoutEffect, useSyncExternalStore } from "react";

/** pushState and replaceState fire no event, so `changeHash` dispatches this one. */
const changed = "hash";

function subscribe(notify: () => void): () => void {
  const events = ["hashchange", "popstate", changed];
  events.forEach((name) => window.addEventListener(name, notify));
  return () => events.forEach((name) => window.removeEventListener(name, notify));
}

/** Returns the hash of the address; undefined in the static HTML. */
export const useHash = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => undefined,
  );

/** Changes the address without a navigation: nothing scrolls, no page loads. */
export function changeHash(how: "pushState" | "replaceState", hash: string, more = {}): void {
  const { pathname, search } = window.location;
  const state = { ...(window.history.state as object), ...more };
  window.history[how](state, "", `${pathname}${search}${hash}`);
  window.dispatchEvent(new Event(changed));
}

/**
 * Marks the element that the address names and opens its fold, before Gatsby scrolls. Browsers do so, but not after a link that the
 * router follows.
 */
export function useTarget(path: string): void {
  const hash = useHash();
  useLayoutEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash?.slice(1) ?? ""));
    document.documentElement.dataset.targets = "";
    target?.setAttribute("data-target", "");
    target?.closest("details")?.setAttribute("open", "");
    return () => target?.removeAttribute("data-target");
  }, [hash, path]);
}
