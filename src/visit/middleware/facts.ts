import { createContext, useContext, useSyncExternalStore } from "react";
import type { PageFacts } from "./outcome";

/** What the middleware of the page that is shown tells it. */
export const FactsContext = createContext<PageFacts>({});

const subscribe = () => () => undefined;

/**
 * The kind of project that the address asks about (`/contact?project=casino` gives "casino"), on a page that names the
 * middleware `project-type`. While React takes over the static page it is undefined, as it was in the build.
 */
export function useProjectType(): string | undefined {
  const { projectType } = useContext(FactsContext);
  return useSyncExternalStore(
    subscribe,
    () => projectType,
    () => undefined,
  );
}
