import { useCallback, useSyncExternalStore } from "react";

/**
 * Returns what `read` returns, read again at each of these events of the window; `inHtml` until
 * hydration is done.
 */
export function useWindow<Value>(events: readonly string[], read: () => Value, inHtml: Value) {
  const subscribe = useCallback(
    (notify: () => void) => {
      events.forEach((name) => window.addEventListener(name, notify));
      return () => events.forEach((name) => window.removeEventListener(name, notify));
    },
    [events],
  );
  return useSyncExternalStore(subscribe, read, () => inHtml);
}

const never: readonly string[] = [];

/** Whether React has taken over the page; false in the static HTML and during hydration. */
export const useHydrated = () => useWindow(never, () => true, false);
