import type { GatsbyBrowser, GatsbySSR } from "gatsby";
import { useContext, type ReactNode } from "react";
import { DraftNote } from "../components/BusinessLines/BusinessLines";
import { ErrorBoundary } from "../components/ErrorBoundary/ErrorBoundary";
import { PageError } from "../components/ErrorView/ErrorView";
import { ShownPath } from "../components/Link/Link";
import { Opening } from "../components/Opening/Opening";
import { VisitStatus } from "../components/VisitStatus/VisitStatus";
import { languageOf, original, type PageLanguage } from "../content/language";
import { LanguageContext } from "../i18n";
import { loadFailure } from "../visit/failure";
import type { RouterLocation } from "../visit/gatsby-window";
import { WithMiddleware } from "../visit/middleware";
import { VisitContext } from "../visit/visit-context";
import { Frame } from "./Frame";
import { layoutNamed } from "./layouts";

/** What a page declares: from Markdown in its context, else on its component; `failed` comes from src/visit/failure.tsx. */
type PageSettings = Partial<
  Record<"layout" | "middleware" | "service" | "draft" | "failed", unknown>
>;

/** Wraps a page in its layout. The inner error boundary keeps the layout when the page fails; the outer one catches its own. */
export const wrapPageElement: NonNullable<
  GatsbyBrowser["wrapPageElement"] & GatsbySSR["wrapPageElement"]
> = ({ element, props }) => {
  const { location, pageContext } = props;
  const context = pageContext as unknown as PageSettings & PageLanguage;
  const { layout, middleware } = { ...(element.type as PageSettings), ...context };
  const { key = "", pathname } = location as RouterLocation;
  const at = `${pathname} ${key}`;
  // The 404 page is shown at any unknown address, but has a path of its own, at which the static HTML was rendered.
  const { page } = (props as { pageResources?: { page: { path: string } } }).pageResources ?? {};
  const path = page?.path ?? pathname;
  const Layout = layoutNamed(layout);
  const ownPath = languageOf(path).path;
  const shown = context.failed ? <PageError error={loadFailure} /> : element;
  return (
    <LanguageContext.Provider value={context.language ?? original}>
      {/* A page may have failed together with the layout's data: its error view is then shown alone. */}
      <ErrorBoundary at={at} fallback={context.failed ? () => shown : undefined}>
        <ShownPath.Provider value={path}>
          <Frame path={ownPath}>
            <Layout service={context.service as string | undefined}>
              {process.env.SHOWS_DRAFTS && context.draft ? <DraftNote /> : null}
              <PageBoundary at={at}>
                <WithMiddleware names={middleware} search={location.search}>
                  <Opening at={at}>{shown}</Opening>
                </WithMiddleware>
              </PageBoundary>
            </Layout>
          </Frame>
        </ShownPath.Provider>
      </ErrorBoundary>
      <VisitStatus />
    </LanguageContext.Provider>
  );
};

/** The error boundary around the page, which a visit can reach too. */
function PageBoundary({ at, children }: { at: string; children: ReactNode }) {
  const { setPageBoundary } = useContext(VisitContext);
  return (
    <ErrorBoundary at={at} ref={setPageBoundary}>
      {children}
    </ErrorBoundary>
  );
}
