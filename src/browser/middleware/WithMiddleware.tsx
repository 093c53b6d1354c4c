import { createContext, useEffect, type ReactNode } from "react";
import { PageError } from "../errors/PageError";
import type { PageFacts } from "./outcome";
import { runMiddleware } from "./run";

export const FactsContext = createContext<PageFacts>({});

interface WithMiddlewareProps {
  /** The middleware that the page names. */
  names: readonly string[];
  location: { pathname: string; search: string };
  /** The page. */
  children: ReactNode;
}

/** Runs a page's middleware, and shows what it decides. */
export function WithMiddleware({ names, location, children }: WithMiddlewareProps) {
  const query = new URLSearchParams(location.search);
  const outcome = runMiddleware(names, { path: location.pathname, query });
  if ("error" in outcome) return <PageError error={outcome.error} />;
  if ("redirect" in outcome) return <Redirect to={outcome.redirect} />;
  return <FactsContext.Provider value={outcome.pass}>{children}</FactsContext.Provider>;
}

function Redirect({ to }: { to: string }) {
  useEffect(() => window.___navigate(to, { replace: true }), [to]);
  return null;
}
