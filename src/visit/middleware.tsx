import { createContext, useContext, useSyncExternalStore, type ReactNode } from "react";
import type { MiddlewareName } from "../content/layout-names";

/** What middleware can say to the page. */
interface MiddlewareResult {
  /** Slug of the service that the address names. */
  projectType?: string;
}

/** Middleware reads the query of a page's address before the page is shown. */
const all: Record<MiddlewareName, (query: URLSearchParams) => MiddlewareResult> = {
  // The service that the visitor asks about: `/contact?project=casino`. Anything but a slug is
  // ignored.
  "project-type": (query) => {
    const slug = query.get("project") ?? "";
    return /^[a-z\d-]{1,99}$/.test(slug) ? { projectType: slug } : {};
  },
};

const ResultContext = createContext<MiddlewareResult>({});

/**
 * Renders a page with what the middleware that it names has found out; an unknown name is an error
 * of status 500.
 */
export function WithMiddleware(page: { names: unknown; search: string; children: ReactNode }) {
  const result: MiddlewareResult = {};
  for (const name of Array.isArray(page.names) ? (page.names as string[]) : []) {
    if (!Object.hasOwn(all, name)) throw new Error(`Unknown middleware ${name}`);
    Object.assign(result, all[name as MiddlewareName](new URLSearchParams(page.search)));
  }
  return <ResultContext.Provider value={result}>{page.children}</ResultContext.Provider>;
}

const subscribe = () => () => undefined;

/**
 * Returns the service that the address names; undefined during hydration, as in the static HTML.
 */
export function useProjectType(): string | undefined {
  const { projectType } = useContext(ResultContext);
  const inHtml = () => undefined;
  return useSyncExternalStore(subscribe, () => projectType, inHtml);
}
