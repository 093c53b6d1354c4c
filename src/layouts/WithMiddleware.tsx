import { navigate } from "gatsby";
import { useEffect, type ReactNode } from "react";
import { PageError } from "../components/ErrorView/PageError";
import { FactsContext } from "../visit/middleware/facts";
import { runMiddleware } from "../visit/middleware/run";

interface WithMiddlewareProps {
  /** The middleware that the page names. */
  names: readonly string[];
  location: { pathname: string; search: string };
  /** The page. */
  children: ReactNode;
}

/** Runs a page's middleware, and renders the page, an error or a redirect as it decides. */
export function WithMiddleware({ names, location, children }: WithMiddlewareProps) {
  const query = new URLSearchParams(location.search);
  const outcome = runMiddleware(names, { path: location.pathname, query });
  if ("error" in outcome) return <PageError error={outcome.error} />;
  if ("redirect" in outcome) return <Redirect to={outcome.redirect} />;
  return <FactsContext.Provider value={outcome.pass}>{children}</FactsContext.Provider>;
}

function Redirect({ to }: { to: string }) {
  useEffect(() => {
    navigate(to, { replace: true });
  }, [to]);
  return null;
}
