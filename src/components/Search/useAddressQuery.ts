import { useCallback, useState, useSyncExternalStore } from "react";

/** Never reports a change: the store below only tells whether hydration is over. */
const subscribe = () => () => undefined;
const readAddress = () => new URLSearchParams(window.location.search).get("q") ?? "";

/**
 * Returns the query in the address (`?q=`), and a function that writes the current query there without the router: the
 * page stays the same, and Back from a result shows the results again. During hydration the query is empty, as in the
 * build.
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
