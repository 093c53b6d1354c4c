import type { ReactNode } from "react";
import { PageError } from "../components/ErrorView/PageError";
import { FactsContext, runMiddleware } from "../visit/middleware";

interface WithMiddlewareProps {
  /** The middleware that the page names, in its front matter or on its component. */
  names: readonly string[];
  search: string;
  /** The page. */
  children: ReactNode;
}

/** Renders a page with what its middleware found out. */
export function WithMiddleware({ names, search, children }: WithMiddlewareProps) {
  const facts = runMiddleware(names, new URLSearchParams(search));
  if (facts instanceof Error) return <PageError error={facts} />;
  return <FactsContext.Provider value={facts}>{children}</FactsContext.Provider>;
}
