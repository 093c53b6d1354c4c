import { createContext, useContext, useSyncExternalStore } from "react";
import type { MiddlewareName } from "../content/middleware-names";

/** What middleware can tell the page. */
interface Facts {
  /** Slug of the service that the address names. */
  projectType?: string;
}

/** Middleware reads the query of a page's address before the page is shown. */
const all: Record<MiddlewareName, (query: URLSearchParams) => Facts> = {
  // The service that the visitor asks about: `/contact?project=casino`. Anything but a slug is ignored.
  "project-type": (query) => {
    const slug = query.get("project") ?? "";
    return /^[a-z\d-]{1,99}$/.test(slug) ? { projectType: slug } : {};
  },
};

/** Runs the middleware that a page names. docs/behavior.md gives the message for an unknown name. */
export function runMiddleware(names: readonly string[], query: URLSearchParams): Facts | Error {
  const facts: Facts = {};
  for (const name of names) {
    if (!Object.hasOwn(all, name)) return new Error(`Unknown middleware ${name}`);
    Object.assign(facts, all[name as MiddlewareName](query));
  }
  return facts;
}

export const FactsContext = createContext<Facts>({});

const subscribe = () => () => undefined;

/** Returns the service that the address names; undefined during hydration, as in the static HTML. */
export function useProjectType(): string | undefined {
  const { projectType } = useContext(FactsContext);
  return useSyncExternalStore(
    subscribe,
    () => projectType,
    () => undefined,
  );
}
