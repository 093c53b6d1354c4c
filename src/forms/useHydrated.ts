import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether React has taken over the page; false in the static HTML and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
