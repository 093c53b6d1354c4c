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

let ways: WaysIn;
let lookAtLinks: () => void;

/** Gatsby waits for the promise, and goes on in a task of its own: the browser can answer a visitor between them. */
export const onClientEntry = (): Promise<void> => {
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
  return new Promise((resolve) => setTimeout(resolve));
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  ways.ready();
  repeatEarlyPress();
};

/** Scrolling is ours: see scroll.ts. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  const isNewPage = ways.arrived(location.pathname);
  showEntry(ways.kind(), isNewPage);
  endPageTransition();
  // A task of its own comes after the frame.
  requestAnimationFrame(() =>
    setTimeout(() => {
      lookAtLinks();
      releaseRest();
    }),
  );
};
