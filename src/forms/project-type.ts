import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * The service that the address names, `/contact?project=casino`, or an empty text. Only script knows it: a static page is
 * the same for every query.
 */
export function useProjectSlug(): string {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get("project") ?? "",
    () => "",
  );
}
