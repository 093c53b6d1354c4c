import type { GatsbyBrowser, GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { DraftNote } from "../components/DraftNote/DraftNote";
import { ErrorBoundary } from "../components/ErrorBoundary/ErrorBoundary";
import { PageError } from "../components/ErrorView/ErrorView";
import { ShownPath } from "../components/Link/Link";
import { languageOf, type PageLanguage } from "../content/language";
import { layoutFor } from "../content/layout-names";
import { loadFailure, setPageBoundary } from "../visit/failure";
import type { RouterLocation } from "../visit/gatsby-window";
import { LanguageContext } from "../i18n";
import { FactsContext, runMiddleware } from "../visit/middleware";
import { Layout } from "./Layout";

/** What a page declares about itself: pages made from Markdown in their context, the others on their component. */
interface PageTerms {
  layout?: unknown;
  middleware?: unknown;
  /** Whether it is not published yet. */
  draft?: unknown;
  /** Whether it could not be loaded: see src/visit/failure.tsx. */
  failed?: unknown;
}

/**
 * Wraps every page in its layout, in the browser and in the static HTML alike. The inner error boundary keeps the layout
 * in place when the page fails; the outer one catches failures of the layout itself.
 */
export const wrapPageElement: NonNullable<
  GatsbyBrowser["wrapPageElement"] & GatsbySSR["wrapPageElement"]
> = ({ element, props }) => {
  const { location, pageContext } = props;
  const component = element.type as PageTerms;
  const context = pageContext as unknown as PageTerms & PageLanguage;
  const layout = layoutFor(context.layout ?? component.layout);
  const middleware = context.middleware ?? component.middleware;
  const { key = "", pathname } = location as RouterLocation;
  const at = `${pathname} ${key}`;
  // The 404 page is shown at any unknown address, but has a path of its own, at which the static HTML was rendered.
  const { page } = (props as { pageResources?: { page: { path: string } } }).pageResources ?? {};
  const path = page?.path ?? pathname;
  const shown = context.failed ? <PageError error={loadFailure} /> : element;
  return (
    <LanguageContext.Provider value={context.language}>
      {/* A page may have failed together with the layout's data: its error view is then shown alone. */}
      <ErrorBoundary at={at} fallback={context.failed ? () => shown : undefined}>
        <ShownPath.Provider value={path}>
          <Layout name={layout} path={languageOf(path).path}>
            {process.env.SHOWS_DRAFTS && context.draft ? <DraftNote /> : null}
            <ErrorBoundary at={at} ref={setPageBoundary}>
              <WithMiddleware
                names={Array.isArray(middleware) ? middleware : []}
                search={location.search}
              >
                {shown}
              </WithMiddleware>
            </ErrorBoundary>
          </Layout>
        </ShownPath.Provider>
      </ErrorBoundary>
    </LanguageContext.Provider>
  );
};

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
