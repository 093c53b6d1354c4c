import { useSyncExternalStore } from "react";

/** pushState and replaceState fire no event, so `changeHash` dispatches this one. */
const changed = "overlayhash";

function subscribe(tell: () => void): () => void {
  const events = ["hashchange", "popstate", changed];
  events.forEach((name) => window.addEventListener(name, tell));
  return () => events.forEach((name) => window.removeEventListener(name, tell));
}

export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => "",
  );
}

/** Changes the address without a navigation: nothing scrolls, no page loads. */
export function changeHash(how: "push" | "replace", hash: string): void {
  const { pathname, search } = window.location;
  const address = `${pathname}${search}${hash}`;
  if (how === "push") window.history.pushState(window.history.state, "", address);
  else window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(changed));
}
