/**
 * What the site does in a browser besides showing pages. Each part is in src/visit, and is given
 * what it works on.
 */
import NProgress from "accessible-nprogress";
import type { GatsbyBrowser } from "gatsby";
// Before all other styles: it declares the order of the cascade layers.
import "./src/styles/global";
import "./src/visit/visit.css";
import { LastResort } from "./src/components/LastResort/LastResort";
import { languageOf, original, type PageLanguage } from "./src/content/language";
import { loadCatalog } from "./src/i18n/load-catalog";
import { tellConnection } from "./src/visit/connection";
import { loadFailure } from "./src/visit/failure";
import type { PageResources } from "./src/visit/gatsby-window";
import { replacePage } from "./src/visit/hydrate";
import { waitBelow } from "./src/visit/first-view";
import { followLinks } from "./src/visit/links";
import { createNavigation, pathOf } from "./src/visit/navigation";
import { createPrefetch } from "./src/visit/prefetch";
import { createProgressBar } from "./src/visit/progress-bar";
import { createRecovery, reportFault } from "./src/visit/recovery";
import { createScroll } from "./src/visit/scroll";
import { announceHydration } from "./src/visit/start";
import { VisitContext, type PageBoundary, type VisitHandles } from "./src/visit/visit-context";

export { replaceHydrateFunction } from "./src/visit/hydrate";
export { wrapPageElement } from "./src/layouts/wrap-page-element";

const isDeveloped = process.env.NODE_ENV === "development";

/** A page is shown together with the labels of its language. */
const loadLabels = ({ json, page }: PageResources) =>
  loadCatalog((json.pageContext as PageLanguage).language ?? original, page.path);

const bar = createProgressBar(NProgress, window);
const recovery = createRecovery(window);
const navigation = createNavigation(window, {
  onStart: bar.start,
  onEnd: bar.end,
  recovery,
  prepare: loadLabels,
});
const scroll = createScroll(window, navigation.followsLink);
const prefetch = createPrefetch(window, navigation.load);

let pageBoundary: PageBoundary | null = null;
const handles: VisitHandles = {
  observeLinks: prefetch.observeLinks,
  setPageBoundary: (boundary) => (pageBoundary = boundary),
};

/** Takes over what has to be ours before Gatsby renders, and waits for the page's labels. */
export const onClientEntry = async (): Promise<void> => {
  recovery.catchChunks(() => pageBoundary?.fail(loadFailure(document)));
  scroll.disableBrowserRestoration();
  navigation.wrapLoader();
  const { pathname } = window.location;
  try {
    await loadCatalog(languageOf(pathname).language, pathname);
  } catch (error) {
    reportFault(error);
    if (!recovery.reloads()) replacePage(document, <LastResort what="failed" />);
    // Without labels Gatsby can render nothing.
    await new Promise(() => undefined);
  }
  // `gatsby develop` has loaded the page with its query, and would not find it without.
  if (isDeveloped) await navigation.load(pathOf(pathname));
};

/** Starts everything that a visit does, once React has rendered the first page. */
export const onInitialClientRender = (): void => {
  announceHydration(window);
  scroll.saveInitialPosition();
  // From now on a link, `navigate()` and Back start the bar, load the page and have Gatsby show it.
  navigation.wrapNavigate();
  followLinks(window, {
    navigate: (address) => window.___navigate(address),
    beforeHash: scroll.savePosition,
  });
  prefetch.observePointer();
  // The inline loader of a built page has done so from the first second.
  if (isDeveloped) tellConnection(window);
};

/** Ends the navigation to a page that is about to be shown. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  // Ends the bar, before gatsby-plugin-nprogress ends in its own way what is then still shown.
  navigation.arrived(location.pathname);
  if (prevLocation) waitBelow(document, location, prevLocation, navigation.followsLink());
};

/** Scrolls to the top, to the hash, or to where the visitor was. */
export const shouldUpdateScroll = scroll.shouldUpdateScroll;

/** Gives components the visit that they belong to. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <VisitContext.Provider value={handles}>{element}</VisitContext.Provider>
);
