import type { Loader, NavigateOptions, PageResources } from "../gatsby-window";
import { holdRest } from "../../layouts/first-view";
import { startPageTransition } from "../../layouts/page-transition";
import { leaveEntry, moveTo } from "../scroll";
import { addressOf } from "./address";
import { never, type Gate } from "./gate";
import { isUnderWay, type Kind } from "./state";
import type { NavigationStore } from "./store";

export interface WaysIn {
  /** By what the address changed last. */
  kind: () => Kind;
  /** A page is shown: tells whether it is another than before. */
  arrived: (pathname: string) => boolean;
  /** React has taken over. */
  ready: () => void;
}

/**
 * Takes over every way by which a page can change: Gatsby has no hook for the beginning of a navigation, shows the
 * page that came last instead of the one that was asked for last, and waits for ever. The ways are `___navigate` (links and
 * `navigate()`), `popstate` (Back, Forward, `#hash` links) and the loader (the first page; a Back to a page that is
 * not in memory, for which Gatsby's ensure-resources asks).
 */
export function takeWaysIn(loader: Loader, store: NavigationStore, gate: Gate): WaysIn {
  const navigate = window.___navigate;
  let shown = location.pathname;
  let kind: Kind = "first";
  let isReady = false;
  let isFirstLoad = true;
  /** What Gatsby gets when it asks for the page that has been loaded for it. */
  let passing: PageResources | undefined;

  /** Back was pressed before React was there: the document is another page's than the address, and is loaded anew. */
  const strayed = () => {
    const [entry] = performance.getEntriesByType("navigation");
    if (!entry || new URL(entry.name).pathname === location.pathname) return false;
    gate.isLeaving = true;
    location.reload();
    return true;
  };

  const pass = (page: PageResources | undefined, to: string, options?: NavigateOptions) => {
    kind = "link";
    leaveEntry();
    passing = page;
    navigate(to, options);
    passing = undefined;
  };

  const go = (url: URL, options?: NavigateOptions) => {
    const to = addressOf(url);
    if (gate.isLeaving || !isReady) {
      // A document is on its way: only another document can overtake it. And until React has taken over, it would find
      // another address than that of the HTML.
      location[options?.replace ? "replace" : "assign"](to);
    } else if (url.pathname !== shown || gate.failures.has(shown)) {
      const isHere = gate.known(to);
      const begun = performance.now();
      const id = store.begin("link", to);
      void gate.load(id, "link", to, options?.replace).then((page) => {
        startPageTransition(isHere && begun);
        holdRest(!url.hash);
        pass(page, to, options);
      });
    } else {
      store.send({ type: "stay" });
      // In place the browser knows best: it scrolls, opens and marks the target, and tells of it. Smoothly, where
      // motion is welcome: see visit.css.
      if (url.hash && location.pathname === shown && url.search === location.search) moveTo(to);
      else pass(gate.known(shown), to, options);
    }
  };

  window.___navigate = (goal, options) => {
    if (typeof goal === "number") navigate(goal);
    else go(new URL(goal, location.href), options);
  };

  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    leaveEntry();
    if (!isReady) return;
    holdRest(false);
    kind = "history";
    if (location.pathname === shown) store.send({ type: "stay" });
    else {
      // A swipe on a phone has moved the page already.
      if (!hasUAVisualTransition && gate.known(location.href)) startPageTransition();
      store.begin(kind, addressOf(location));
    }
  });

  loader.loadPage = (path) => {
    if (passing) return Promise.resolve(passing);
    const to = addressOf(location);
    if (isFirstLoad) {
      isFirstLoad = false;
      if (strayed()) return never;
      return gate
        .load(store.begin("first", to), "first", to)
        .then((page) => (strayed() ? never : page));
    }
    const { id, to: goal } = store.get();
    const isGoal = new URL(goal, location.href).pathname === new URL(path, location.href).pathname;
    if (isUnderWay(store.get())) return isGoal ? gate.load(id, "history", goal) : never;
    return gate.load(store.begin("history", to), "history", to);
  };
  // Gatsby would render a failure that is in memory, and crash; without an answer it asks loadPage.
  loader.loadPageSync = (path) => gate.known(path);

  return {
    kind: () => kind,
    arrived(pathname) {
      const isNew = pathname !== shown || kind === "first";
      shown = pathname;
      const { id, to } = store.get();
      if (new URL(to, location.href).pathname === pathname) store.send({ type: "arrived", id });
      return isNew;
    },
    ready() {
      isReady = true;
      strayed();
    },
  };
}
