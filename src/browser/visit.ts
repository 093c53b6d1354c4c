import type { GatsbyBrowser } from "gatsby";
import { onRest, releaseRest } from "../layouts/first-view";
import { endPageTransition } from "../layouts/page-transition";
import { repeatEarlyPress } from "./early-press";
import { whenChunkFails } from "./first";
import { Gate } from "./navigation/gate";
import { createStore } from "./navigation/store";
import { takeWaysIn, type WaysIn } from "./navigation/ways-in";
import { followLinks, startPrefetch } from "./prefetch";
import { createProgressBar } from "./progress-bar";
import { showEntry, watchScroll } from "./scroll";
import { createStatusLine } from "./status-line";
import "./visit.css";

/** What lives as long as the visit, in Gatsby's hooks for the browser. */

let ways: WaysIn | undefined;
let lookAtLinks: (() => void) | undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const loader = window.___loader;
  const { loadPage, loadPageSync } = loader;
  const store = createStore();
  watchScroll();
  const gate = new Gate(store, loadPage, loadPageSync);
  whenChunkFails(() => void gate.recover());
  lookAtLinks = startPrefetch(loadPage);
  onRest(lookAtLinks);
  ways = takeWaysIn(loader, store, gate);
  followLinks();
  store.subscribe(createProgressBar());
  store.subscribe(createStatusLine());
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  ways?.ready();
  repeatEarlyPress();
};

/** Scrolling is ours: see scroll.ts. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  if (!ways) return;
  const isNewPage = ways.arrived(location.pathname);
  showEntry(ways.kind(), isNewPage);
  endPageTransition();
  lookAtLinks?.();
  // A task of its own comes after the frame.
  requestAnimationFrame(() => setTimeout(releaseRest));
};
