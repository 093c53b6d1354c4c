import { isOnline } from "../connection";
import { barHideDelay, barThrottle, hangAfter, layoutDataTimeout, slowAfter } from "../constants";
import { settled } from "../errors/rejections";
import { failPage, failurePage, loadFailure } from "../errors/page-failure";
import { isPage, type Loader, type LoadResult, type PageResources } from "../gatsby-window";
import { startPageTransition } from "../page-transition";
import { leaveEntry, moveTo } from "../scroll";
import { addressOf, isOtherPage } from "./address";
import {
  pathOf,
  start,
  step,
  type Effect,
  type Navigation,
  type NavigationEvent,
  type Phase,
  type Conditions,
  type Target,
} from "./machine";
import { mayReload, reloadAt, spendReload } from "./reload";

type TimedEvent = readonly ["bar" | "slow" | "failed" | "ended", delay: number];

const end: TimedEvent[] = [["ended", barHideDelay]];

/** The events that are sent after some milliseconds in a phase. */
const clock: Partial<Record<Phase, TimedEvent[]>> = {
  loading: [
    ["bar", barThrottle],
    ["slow", slowAfter],
    ["failed", hangAfter],
  ],
  arrived: end,
  failed: end,
};

function conditions(): Conditions {
  return {
    now: performance.now(),
    isOnline: isOnline(),
    mayReload: mayReload(),
    isOtherPage: isOtherPage(),
  };
}

/**
 * Controls every way in which the page can change: `___navigate` (links and `navigate()`), `popstate` (Back, Forward, `#hash`
 * links) and the loader (the first page; a Back to a page that is not in memory, which Gatsby's ensure-resources requests).
 * Gatsby itself has no hook for the start of a navigation, shows the page that loaded last instead of the one requested last,
 * and waits forever for a page that does not load.
 * @param listeners called with each new state
 * @returns a function that sends the events that Gatsby's hooks report
 */
export function startNavigation(
  loader: Loader,
  ...listeners: ((state: Navigation) => void)[]
): (event: NavigationEvent) => void {
  const { loadPage, loadPageSync } = loader;
  const navigate = window.___navigate;
  /** The stand-ins for pages that could not be loaded, by path. */
  const failures = new Map<string, PageResources>();
  let state = start;
  let timers: ReturnType<typeof setTimeout>[] = [];
  /** Resolve the promises by which Gatsby waits for a page, by the id of the navigation. */
  const waiting: ((page: PageResources) => void)[][] = [];

  /** Returns a page that is in memory, or its stand-in; by its path, since Gatsby would load it again for each query. */
  const inMemory = (address: string): PageResources | undefined => {
    const page = loadPageSync(pathOf(address));
    return isPage(page) ? page : failures.get(pathOf(address));
  };

  function send(event: NavigationEvent): void {
    const before = state;
    const [next, effect, target] = step(before, event, conditions());
    state = next;
    if (next !== before) {
      setTimers(before);
      listeners.forEach((listener) => listener(state));
    }
    if (effect) effects[effect](target);
  }

  /** Starts the timers of a phase. Those of `loading` go on in `slow`. */
  function setTimers(before: Navigation): void {
    const { id, phase } = state;
    if ((id === before.id && phase === before.phase) || phase === "slow") return;
    timers.forEach(clearTimeout);
    timers = (clock[phase] ?? []).map(([type, delay]) =>
      setTimeout(() => send({ type, id }), delay),
    );
  }

  function load(): void {
    const { id, shown, to } = state;
    const path = pathOf(to);
    const onLoaded = (page: LoadResult) => {
      if (!isPage(page)) {
        send({ type: "failed", id });
        return;
      }
      failures.delete(path);
      const { webpackCompilationHash: build } = page.page;
      // The host has another build; or app-data.json, which names it, did not load and it is "". The document that has just
      // been loaded is as new as it gets.
      const isOtherBuild = build !== window.___webpackCompilationHash && !!(build || shown);
      send({ type: "loaded", id, isOtherBuild });
    };
    const page = loadPageSync(path);
    if (isPage(page) || !isOnline()) onLoaded(page);
    else void settled(loadPage(path)).then(onLoaded);
  }

  function show(): void {
    const { id, isLink, to, replace, since } = state;
    const page = inMemory(to);
    if (!page) return;
    // If the builds differed, Gatsby would reload the document endlessly.
    page.page.webpackCompilationHash = window.___webpackCompilationHash;
    waiting[id]?.forEach((resolve) => resolve(page));
    if (!isLink) return;
    startPageTransition(since);
    leaveEntry();
    navigate(to, { replace });
  }

  async function fail(): Promise<void> {
    const { shown, to } = state;
    failures.set(pathOf(to), failurePage(pathOf(to)));
    if (!shown) {
      // The layout's data comes with any page; if not even this one loads, the error view is shown without the layout.
      const timeout = new Promise((resolve) => setTimeout(resolve, layoutDataTimeout));
      await Promise.race([settled(loadPage("/404.html")), timeout]);
      // Otherwise the page's HTML would be hydrated with the error view: see hydrate.ts.
      document.getElementById("gatsby-focus-wrapper")?.replaceChildren();
    }
    show();
  }

  const effects: Record<Effect, (target?: Target) => unknown> = {
    load,
    show,
    fail,
    move({ to, replace } = state) {
      const [page, hash] = to.split("#");
      // The browser itself scrolls to the target, opens it, applies `:target` and announces it.
      if (hash && page === location.pathname + location.search) moveTo(to);
      else {
        leaveEntry();
        navigate(to, { replace });
      }
    },
    open: ({ to, replace } = state) => location[replace ? "replace" : "assign"](to),
    reload: () => location.reload(),
    recover(target) {
      spendReload();
      reloadAt(target?.to, target?.replace);
    },
    showError: () => failPage(loadFailure),
  };

  window.___navigate = (target, options) => {
    if (typeof target === "number") {
      navigate(target);
      return;
    }
    const to = addressOf(new URL(target, location.href));
    send({ type: "link", to, replace: options?.replace, isRetry: failures.has(pathOf(to)) });
  };

  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    leaveEntry();
    send({ type: "popstate", to: addressOf(location) });
    // A page in memory is rendered now. A swipe on a phone has animated the change already.
    startPageTransition(undefined, state.phase === "rendering" && !hasUAVisualTransition);
  });

  window.addEventListener("online", () => send({ type: "online" }));

  // Gatsby keeps the current page until the promise resolves, and forever if another navigation has taken over.
  loader.loadPage = (path) =>
    new Promise((resolve) => {
      const page = inMemory(path);
      if (page) resolve(page);
      else {
        send({ type: "requested", to: addressOf(location) });
        if (pathOf(state.to) === pathOf(path)) (waiting[state.id] ??= []).push(resolve);
      }
    });
  // Gatsby would crash rendering a failed load that is in memory; if this returns undefined, it calls `loadPage`.
  loader.loadPageSync = inMemory;

  return send;
}
