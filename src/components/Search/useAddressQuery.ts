import { useCallback, useState, useSyncExternalStore } from "react";

/** Nothing that changes by itself is looked at. */
const subscribe = () => () => undefined;
const readAddress = () => new URLSearchParams(window.location.search).get("q") ?? "";

/**
 * What `?q=` of the address asks for, and a function that writes there what is looked for now, beside the router: the page
 * stays the same, and Back from a page that was found shows the places again. While React takes over it is empty, as in
 * the build.
 */
export function useAddressQuery(): [typed: string, write: (typed: string) => void] {
  const isRead = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [first] = useState(() => (typeof window === "undefined" ? "" : readAddress()));
  const write = useCallback(
    (next: string) => {
      if (!isRead) return;
      const search = next ? `?${new URLSearchParams({ q: next }).toString()}` : "";
      const { pathname, hash } = window.location;
      if (pathname.endsWith("/search") && search !== window.location.search)
        window.history.replaceState(window.history.state, "", pathname + search + hash);
    },
    [isRead],
  );
  return [isRead ? first : "", write];
}
