/** Gatsby's browser hooks, which start everything that lives as long as the visit. */
import type { GatsbyBrowser } from "gatsby";
import type { Language } from "../content/language";
import { isPage, type Loader, type RouterLocation } from "./gatsby-window";
import { loadCatalog } from "../i18n/catalogs";
import { endPageTransition } from "./page-transition";
import { onChunkFailure } from "./first";
import { startNavigation } from "./navigation/navigation";
import { followLinks, observeLinks, startPrefetch } from "./prefetch";
import { createProgressBar } from "./progress-bar";
import { showEntry, watchScroll } from "./scroll";
import { createStatusLine } from "./status-line";
import "./visit.css";

let send: ReturnType<typeof startNavigation>;

/** Gatsby waits for the promise and continues in a new task, so that the browser can respond to input in between. */
export const onClientEntry = async (): Promise<void> => {
  const loader = window.___loader;
  loadCatalogs(loader);
  await loadCatalog(document.documentElement.lang.startsWith("es") ? "es" : "en");
  watchScroll();
  startPrefetch(loader.loadPage);
  send = startNavigation(loader, createProgressBar(), createStatusLine());
  onChunkFailure(() => send({ type: "broken" }));
  followLinks();
  return new Promise((resolve) => setTimeout(resolve));
};

/** A page is loaded together with the labels of its language. */
function loadCatalogs(loader: Loader): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    if (isPage(page)) await loadCatalog(page.json.pageContext.language as Language);
    return page;
  };
}

/** Gatsby leaves scrolling to scroll.ts. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const { action, pathname } = location as RouterLocation;
  const cause = action === "PUSH" ? "link" : "history";
  send({ type: "shown", path: pathname });
  showEntry(prevLocation ? cause : "document", pathname !== prevLocation?.pathname);
  endPageTransition();
  observeLinks();
};
