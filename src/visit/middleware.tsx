import { createContext, useContext, useSyncExternalStore, type ReactNode } from "react";
import type { MiddlewareName } from "../content/layout-names";

/** What middleware can say to the page. */
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

const FactsContext = createContext<Facts>({});

/** Renders a page with what the middleware that it names has found out; an unknown name is an error of status 500. */
export function WithMiddleware(page: { names: unknown; search: string; children: ReactNode }) {
  const facts: Facts = {};
  for (const name of Array.isArray(page.names) ? (page.names as string[]) : []) {
    if (!Object.hasOwn(all, name)) throw new Error(`Unknown middleware ${name}`);
    Object.assign(facts, all[name as MiddlewareName](new URLSearchParams(page.search)));
  }
  return <FactsContext.Provider value={facts}>{page.children}</FactsContext.Provider>;
}

const subscribe = () => () => undefined;

/** Returns the service that the address names; undefined during hydration, as in the static HTML. */
export function useProjectType(): string | undefined {
  const { projectType } = useContext(FactsContext);
  const inHtml = () => undefined;
  return useSyncExternalStore(subscribe, () => projectType, inHtml);
}
