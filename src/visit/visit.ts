/** Gatsby's browser hooks, which start everything that lives as long as the visit. */
import type { GatsbyBrowser } from "gatsby";
import { original, type PageLanguage } from "../content/language";
import { loadCatalog, loadCatalogs } from "../i18n/load-catalog";
import type { PageResources, RouterLocation } from "./gatsby-window";
import { shownLanguage } from "./label";
import { arrived, startNavigation } from "./navigation";
import { followLinks, startPrefetch } from "./prefetch";
import { takeOverScroll } from "./scroll";
import { startStatusLine } from "./status-line";
import "./visit.css";

export { shouldUpdateScroll } from "./scroll";

/** While developing, Gatsby navigates, and keeps pages up to date with their files: all labels are there, and links load documents. */
const isDeveloped = process.env.NODE_ENV === "development";

/** A page is loaded together with the labels of its language. */
const loadLabels = ({ json, page }: PageResources) =>
  loadCatalog((json.pageContext as PageLanguage).language ?? original, page.path);

export const onClientEntry = async (): Promise<void> => {
  if (isDeveloped) {
    await loadCatalogs();
    return;
  }
  await loadCatalog(shownLanguage(), window.location.pathname);
  takeOverScroll();
  startStatusLine();
  startPrefetch(startNavigation(window.___loader, loadLabels));
  followLinks();
};

export const onInitialClientRender = (): void => {
  // The inline loader's: from now on pages can change.
  window.onpopstate = null;
  // Gatsby saves the position on a scroll event, and the visitor may have scrolled before.
  window.dispatchEvent(new Event("scroll"));
};

const { dataset } = document.documentElement;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  const { action, hash, pathname } = location as RouterLocation;
  // Another page, at its top. Not sooner: the page before would be laid out anew.
  if (action === "PUSH" && !hash && pathname !== prevLocation.pathname) dataset.opening = "";
  else delete dataset.opening;
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  if (!isDeveloped) arrived(location.pathname);
};
