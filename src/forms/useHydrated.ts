import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React runs this page; false in the static HTML and in the very first pass over it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
