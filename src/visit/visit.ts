import type { GatsbyBrowser } from "gatsby";
import { whenOnline } from "./connection";
import type { RouterLocation } from "./gatsby-window";
import { endPageTransition } from "./page-transition";
import { repeatEarlyPress } from "./early-press";
import { whenChunkFails } from "./first";
import { startNavigation } from "./navigation/navigation";
import { followLinks, startPrefetch } from "./prefetch";
import { createProgressBar } from "./progress-bar";
import { showEntry, watchScroll } from "./scroll";
import { createStatusLine } from "./status-line";
import "./visit.css";

/** What lives as long as the visit, in Gatsby's hooks for the browser. */

let send: ReturnType<typeof startNavigation>;

/** Gatsby waits for the promise, and goes on in a task of its own: the browser can answer a visitor between them. */
export const onClientEntry = (): Promise<void> => {
  const loader = window.___loader;
  watchScroll();
  startPrefetch(loader.loadPage);
  send = startNavigation(loader, createProgressBar(), createStatusLine());
  whenChunkFails(async () => {
    await whenOnline();
    send({ type: "broken" });
  });
  followLinks();
  return new Promise((resolve) => setTimeout(resolve));
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = repeatEarlyPress;

/** Scrolling is ours: see scroll.ts. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const { action, pathname } = location as RouterLocation;
  const cause = action === "PUSH" ? "link" : "history";
  send({ type: "shown", path: pathname });
  showEntry(prevLocation ? cause : "document", pathname !== prevLocation?.pathname);
  endPageTransition();
};
