import { isOnline } from "../connection";
import { barHideDelay, barThrottle, hangAfter, layoutDataTimeout, slowAfter } from "../constants";
import { settled } from "../errors/rejections";
import { failPage, failurePage, loadFailure } from "../errors/page-failure";
import { isPage, type Loader, type LoadResult, type PageResources } from "../gatsby-window";
import { startPageTransition } from "../page-transition";
import { leaveEntry, moveTo } from "../scroll";
import { addressOf } from "./address";
import {
  pathOf,
  start,
  step,
  type Effect,
  type Navigation,
  type NavigationEvent,
  type Phase,
  type Surroundings,
  type Target,
} from "./machine";
import { mayReload, reloadAt, spendReload } from "./reload";

type TimedEvent = readonly ["bar" | "slow" | "missed" | "over", delay: number];

const end: TimedEvent[] = [["over", barHideDelay]];

/** What comes by time alone, after how many milliseconds in a phase. */
const clock: Partial<Record<Phase, TimedEvent[]>> = {
  loading: [
    ["bar", barThrottle],
    ["slow", slowAfter],
    ["missed", hangAfter],
  ],
  arrived: end,
  failed: end,
};

function surroundings(): Surroundings {
  const [entry] = performance.getEntriesByType("navigation");
  return {
    now: performance.now(),
    isOnline: isOnline(),
    mayReload: mayReload(),
    isStray: new URL(entry?.name ?? location.href).pathname !== location.pathname,
  };
}

/**
 * Takes over every way by which a page can change: Gatsby has no hook for the beginning of a navigation, shows the page that
 * came last instead of the one that was asked for last, and waits forever. The ways are `___navigate` (links and `navigate()`),
 * `popstate` (Back, Forward, `#hash` links) and the loader (the first page; a Back to a page that is not in memory, for which
 * Gatsby's ensure-resources asks).
 * @param listeners called with each new state
 * @returns what takes the events that Gatsby's hooks tell of
 */
export function startNavigation(
  loader: Loader,
  ...listeners: ((state: Navigation) => void)[]
): (event: NavigationEvent) => void {
  const { loadPage, loadPageSync } = loader;
  const navigate = window.___navigate;
  /** Pages that could not be loaded, by path, each as the error view that stands for it. */
  const failures = new Map<string, PageResources>();
  let state = start;
  let timers: ReturnType<typeof setTimeout>[] = [];
  /** What takes the page that Gatsby waits for, by the number of its navigation. */
  const waiting: ((page: PageResources) => void)[][] = [];

  /** A page that is in memory, or the error view in its place. Gatsby would load a page anew for each query. */
  const known = (address: string): PageResources | undefined => {
    const page = loadPageSync(pathOf(address));
    return isPage(page) ? page : failures.get(pathOf(address));
  };

  function send(event: NavigationEvent): void {
    const before = state;
    const [next, effect, target] = step(before, event, surroundings());
    state = next;
    if (next !== before) {
      setClock(before);
      listeners.forEach((listener) => listener(state));
    }
    if (effect) effects[effect](target);
  }

  /** Slowness is counted from the beginning: becoming slow starts no clock again. */
  function setClock(before: Navigation): void {
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
    const come = (page: LoadResult) => {
      if (!isPage(page)) {
        send({ type: "missed", id });
        return;
      }
      failures.delete(path);
      const { webpackCompilationHash: build } = page.page;
      // Another build is on the host, or app-data.json, which tells, did not come. The document that has just been
      // loaded cannot be newer; and past the guard, what has arrived is better than an error.
      const isOtherBuild = build !== window.___webpackCompilationHash && !!(build || shown);
      send({ type: "loaded", id, isOtherBuild });
    };
    const page = loadPageSync(path);
    if (isPage(page) || !isOnline()) come(page);
    else void settled(loadPage(path)).then(come);
  }

  function give(): void {
    const { id, isLink, to, replace, since } = state;
    const page = known(to);
    if (!page) return;
    // Gatsby would load the document without end.
    page.page.webpackCompilationHash = window.___webpackCompilationHash;
    waiting[id]?.forEach((take) => take(page));
    if (!isLink) return;
    startPageTransition(since);
    leaveEntry();
    navigate(to, { replace });
  }

  async function fail(): Promise<void> {
    const { shown, to } = state;
    failures.set(pathOf(to), failurePage(pathOf(to)));
    if (!shown) {
      // The layout's data comes with any page; if not even this one comes, the error view stands alone.
      const timeout = new Promise((resolve) => setTimeout(resolve, layoutDataTimeout));
      await Promise.race([settled(loadPage("/404.html")), timeout]);
      // Gatsby would take what is there for the page and hydrate it.
      document.getElementById("gatsby-focus-wrapper")?.replaceChildren();
    }
    give();
  }

  const effects: Record<Effect, (target?: Target) => unknown> = {
    load,
    give,
    fail,
    move({ to, replace } = state) {
      const [place, hash] = to.split("#");
      // In place the browser knows best: it scrolls, opens and marks the target, and tells of it. Smoothly, where
      // motion is welcome: see visit.css.
      if (hash && place === location.pathname + location.search) moveTo(to);
      else {
        leaveEntry();
        navigate(to, { replace });
      }
    },
    open: ({ to, replace } = state) => location[replace ? "replace" : "assign"](to),
    reload: () => location.reload(),
    cure(target) {
      spendReload();
      reloadAt(target?.to, target?.replace);
    },
    showError: () => failPage(loadFailure),
  };

  window.___navigate = (goal, options) => {
    if (typeof goal === "number") {
      navigate(goal);
      return;
    }
    const to = addressOf(new URL(goal, location.href));
    send({ type: "link", to, replace: options?.replace, isRetry: failures.has(pathOf(to)) });
  };

  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    leaveEntry();
    send({ type: "popstate", to: addressOf(location) });
    // The router finds the page in memory. A swipe on a phone has shown it already.
    if (state.phase === "rendering" && !hasUAVisualTransition) startPageTransition();
  });

  window.addEventListener("online", () => send({ type: "online" }));

  // Without an answer Gatsby leaves the page alone.
  loader.loadPage = (path) =>
    new Promise((resolve) => {
      const page = known(path);
      if (page) resolve(page);
      else {
        send({ type: "asked", to: addressOf(location) });
        if (pathOf(state.to) === pathOf(path)) (waiting[state.id] ??= []).push(resolve);
      }
    });
  // Gatsby would render a failure that is in memory, and crash; without an answer it asks loadPage.
  loader.loadPageSync = known;

  return send;
}
