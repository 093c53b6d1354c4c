import type { GatsbyBrowser, GatsbySSR } from "gatsby";
import { Boundary, pageBoundary } from "../browser/errors/Boundary";
import { DraftNote } from "../components/DraftNote/DraftNote";
import { ShownPath } from "../components/Link/Link";
import { WithMiddleware } from "../browser/middleware/WithMiddleware";
import { Layout } from "./Layout";
import { layoutFor } from "./names";

/** What a page says of itself: pages made of Markdown in their context, the others on their component. */
interface PageTerms {
  layout?: unknown;
  middleware?: unknown;
  /** It is not published yet. */
  draft?: unknown;
  /** It is the error view of src/browser/errors/failure-page.tsx. */
  failed?: unknown;
}

/**
 * Every page in its layout, in the browser and in the static HTML alike. The inner boundary leaves the layout standing when
 * the page fails; the outer one is for the layout itself.
 */
export const wrapPageElement: NonNullable<
  GatsbyBrowser["wrapPageElement"] & GatsbySSR["wrapPageElement"]
> = ({ element, props }) => {
  const { location, pageContext } = props;
  const component = element.type as PageTerms;
  const context = pageContext as PageTerms;
  const layout = layoutFor(context.layout ?? component.layout);
  const middleware = context.middleware ?? component.middleware;
  const { key = "", pathname } = location as typeof location & { key?: string };
  const at = `${pathname} ${key}`;
  // The 404 page is one page, whatever the address; the static HTML knows it by its own.
  const { page } = (props as { pageResources?: { page: { path: string } } }).pageResources ?? {};
  const path = page?.path ?? pathname;
  return (
    // A page may have failed together with the layout's data: then its error view stands alone.
    <Boundary at={at} fallback={context.failed ? () => element : undefined}>
      <ShownPath.Provider value={path}>
        <Layout name={layout} path={path}>
          {process.env.SHOWS_DRAFTS && context.draft ? <DraftNote /> : null}
          <Boundary at={at} ref={pageBoundary}>
            <WithMiddleware names={Array.isArray(middleware) ? middleware : []} location={location}>
              {element}
            </WithMiddleware>
          </Boundary>
        </Layout>
      </ShownPath.Provider>
    </Boundary>
  );
};
