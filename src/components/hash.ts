import { useSyncExternalStore } from "react";

/** pushState and replaceState fire no event, so `changeHash` dispatches this one. */
const changed = "hash";

function subscribe(notify: () => void): () => void {
  const events = ["hashchange", "popstate", changed];
  events.forEach((name) => window.addEventListener(name, notify));
  return () => events.forEach((name) => window.removeEventListener(name, notify));
}

/**
 * Returns the hash of the address; undefined in the static HTML. `:target` does not do: browsers set it only when they load or
 * scroll to an address themselves, not after a link that the router follows.
 */
export function useHash(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => undefined,
  );
}

/** Changes the address without a navigation: nothing scrolls, no page loads. */
export function changeHash(how: "pushState" | "replaceState", hash: string): void {
  const { pathname, search } = window.location;
  window.history[how](window.history.state, "", `${pathname}${search}${hash}`);
  window.dispatchEvent(new Event(changed));
}
