import type { GatsbyBrowser, GatsbySSR } from "gatsby";
import { useContext, type ReactNode } from "react";
import { DraftNote } from "../components/BusinessLines/BusinessLines";
import { ErrorBoundary } from "../components/ErrorBoundary/ErrorBoundary";
import { PageError } from "../components/ErrorView/ErrorView";
import { ShownPath } from "../components/Link/Link";
import { FirstView } from "../components/FirstView/FirstView";
import { VisitStatus } from "../components/VisitStatus/VisitStatus";
import { addressIn, languageOf, type PageLanguage } from "../content/language";
import { LanguageContext } from "../i18n";
import type { RouterLocation } from "../visit/gatsby-window";
import { WithMiddleware } from "../visit/middleware";
import { VisitContext } from "../visit/visit-context";
import { Frame } from "./Frame";
import { layoutNamed } from "./layouts";

/** What a page declares: from Markdown in its context, else on its component. */
interface PageSettings {
  layout?: unknown;
  middleware?: unknown;
  /** Slug of the service that it is about. */
  service?: string;
  draft?: boolean;
  /** Why the page in whose place it is could not be loaded: src/visit/failure.tsx. */
  failure?: unknown;
}

type Wrapped = Parameters<
  NonNullable<GatsbyBrowser["wrapPageElement"] & GatsbySSR["wrapPageElement"]>
>[0];

/** Returns what the layout and the page have to know, from what Gatsby hands to both. */
function settingsOf({ element, props }: Wrapped) {
  const { location, pageContext } = props;
  const context = pageContext as PageSettings & PageLanguage;
  const { key = "", pathname, search } = location as RouterLocation;
  const shown = languageOf(pathname);
  return {
    ...(element.type as PageSettings),
    language: shown.language,
    address: shown.path,
    ...context,
    search,
    /** The entry of the history in which it is shown. */
    at: `${pathname} ${key}`,
  };
}

/**
 * Wraps a page in its layout. The inner error boundary keeps the layout when the page fails; the
 * outer one catches its own.
 */
export const wrapPageElement = (wrapped: Wrapped) => {
  const page = settingsOf(wrapped);
  const { address, at, failure, language } = page;
  const Layout = layoutNamed(page.layout);
  const shown = failure ? <PageError error={failure} /> : wrapped.element;
  return (
    <LanguageContext.Provider value={language}>
      {/*
       * A page may have failed together with the layout's data: its error view is then shown alone.
       */}
      <ErrorBoundary at={at} fallback={failure ? () => shown : undefined}>
        <ShownPath.Provider value={addressIn(language, address)}>
          <Frame path={address}>
            <Layout service={page.service}>
              {process.env.SHOWS_DRAFTS && page.draft ? <DraftNote /> : null}
              <PageBoundary at={at}>
                <WithMiddleware names={page.middleware} search={page.search}>
                  <FirstView at={at}>{shown}</FirstView>
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
