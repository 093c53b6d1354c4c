import { createContext, useContext, useSyncExternalStore } from "react";
import type { PageFacts } from "./run";

/** What a page's middleware tells the page. */
export const FactsContext = createContext<PageFacts>({});

const subscribe = () => () => undefined;

/**
 * Returns the slug of the service that the address names (`/contact?project=casino` gives "casino"), on a page that names the
 * middleware `project-type`. It is undefined during hydration, as in the static HTML.
 */
export function useProjectType(): string | undefined {
  const { projectType } = useContext(FactsContext);
  return useSyncExternalStore(
    subscribe,
    () => projectType,
    () => undefined,
  );
}
