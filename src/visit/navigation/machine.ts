/**
 * Navigation as one state machine: a state, an event and the conditions give the next state and an effect. Pure;
 * `navigation.ts` sends the events, performs the effects and sets the timers.
 *
 * | Event     | Sent when                                             | In                 | Next              | Effect             |
 * | --------- | ----------------------------------------------------- | ------------------ | ----------------- | ------------------ |
 * | requested | Gatsby calls `loadPage` for a page not in memory:     | at rest            | loading           | load               |
 * |           | the first page, or after Back                         |                    |                   |                    |
 * |           |                                                       | under way          | the same          |                    |
 * | link      | `___navigate` is called for another page              | at rest, under way | loading           | load               |
 * |           | that failed to load before                            | at rest, under way | the same          | open               |
 * |           | for a hash or query of the page that is shown         | at rest            | the same          | move               |
 * |           |                                                       | under way          | arrived           | move               |
 * | popstate  | Back, Forward or a `#hash` leads to another page      | at rest, under way | loading           | load               |
 * |           | or to the page that is shown                          | under way          | arrived           |                    |
 * | loaded    | the page has loaded                                   | loading, slow      | rendering         | show               |
 * |           | but is of another build, and a reload is allowed      | loading, slow      | leaving           | recover            |
 * | failed    | the page did not load, or not within 15 s             | loading, slow      | failed            | fail               |
 * |           | and a reload is allowed                               | loading, slow      | leaving           | recover            |
 * |           | and there is no connection                            | loading, slow      | waiting           |                    |
 * | online    | the connection is back                                | waiting            | loading           | load               |
 * |           | and part of the page did not load without it          | others but leaving | leaving, the same | recover, showError |
 * | shown     | `onRouteUpdate`: Gatsby has rendered the page         | under way, to it   | arrived           |                    |
 * | broken    | part of the page that is shown did not load           | all but leaving    | leaving, the same | recover, showError |
 * |           | and there is no connection                            | all but leaving    | the same, broken  |                    |
 * | bar       | it has been loading for 200 ms                        | loading, slow      | the same, a bar   |                    |
 * | slow      | it has been loading for 1 s                           | loading            | slow              |                    |
 * | ended     | it arrived or failed 500 ms ago                       | arrived, failed    | idle, no bar      |                    |
 *
 * At rest: arrived, failed, idle. Under way: loading, slow, waiting, rendering. An event that matches no row is ignored. Events
 * with an `id` only match their own navigation, and so the latest navigation wins.
 *
 * Until the first page is `shown`, the address has to stay that of the document's HTML: links open as documents, and a popstate
 * to another page (first.ts, or one from before this script ran) reloads. The same holds in `leaving`, where only another document can
 * take the place of the one that is being loaded.
 */
export type Phase =
  | "loading"
  | "slow"
  /** Offline: waiting for the connection. */
  | "waiting"
  /** Gatsby is rendering the page. */
  | "rendering"
  | "arrived"
  | "failed"
  | "idle"
  /** Another document is being loaded. */
  | "leaving";

export interface Bar {
  /** When it appeared, by `performance.now()`. */
  since: number;
  state: "loading" | "finished" | "failed";
}

export interface Navigation extends Target {
  readonly phase: Phase;
  readonly id: number;
  /** Whether it began with a link or `navigate()`, so that its address is not in the history yet. */
  readonly isLink?: boolean;
  /** When it began, by `performance.now()`. */
  readonly since: number;
  /** The progress bar, while it is visible. */
  readonly bar?: Bar | undefined;
  /** Whether part of the page did not load, for want of a connection. */
  readonly isBroken?: true | undefined;
  /** Path of the page that React has rendered; undefined while there is only the document's HTML. */
  readonly shown?: string;
}

/** Everything that a transition depends on besides state and event. */
export interface Conditions {
  /** By `performance.now()`. */
  readonly now: number;
  readonly isOnline: boolean;
  /** Whether no failure has reloaded the document within the last minute: see reload.ts. */
  readonly mayReload: boolean;
  /** Whether the address is that of another page than the document's. */
  readonly isOtherPage: boolean;
}

export type NavigationEvent =
  | { type: "requested" | "popstate"; to: string }
  /** `isRetry`: whether the page failed to load before. */
  | ({ type: "link"; isRetry: boolean } & Target)
  | { type: "loaded"; id: number; isOtherBuild: boolean }
  | { type: "failed" | "bar" | "slow" | "ended"; id: number }
  | { type: "shown"; path: string }
  | { type: "online" | "broken" };

export type Effect =
  /** Load the page at `to`. */
  | "load"
  /** Hand the page over to Gatsby, which renders it. */
  | "show"
  /** Hand over the error view in the page's place. */
  | "fail"
  /** Change the address on the page that is shown. */
  | "move"
  /** Follow the link as the browser does without script. */
  | "open"
  | "reload"
  /** Use up the one reload per minute: at the target, or at the current address. */
  | "recover"
  /** Show the error view in place of the page that is shown. */
  | "showError";

/** Where a link leads. */
export interface Target {
  /** The whole address, with query and hash. */
  readonly to: string;
  readonly replace?: boolean | undefined;
}

/** A new document: its HTML is visible, and Gatsby has not rendered it yet. */
export const start: Navigation = {
  phase: "idle",
  id: 0,
  to: "",
  since: 0,
};

export const pathOf = (address: string): string => address.replace(/[?#].*/s, "");

const isLoading = ({ phase }: Navigation) => phase === "loading" || phase === "slow";

export const isUnderWay = (state: Navigation): boolean =>
  isLoading(state) || state.phase === "waiting" || state.phase === "rendering";

/** What changes in the state, the effect, and the effect's target. */
type Change = readonly [Partial<Navigation>?, Effect?, Target?];

const begin = (
  { id, bar }: Navigation,
  { to, replace }: Target,
  since: number,
  isLink = false,
) => ({
  phase: "loading" as const,
  id: id + 1,
  isLink,
  to,
  replace,
  since,
  // A bar that is already visible restarts.
  bar: bar && { since, state: "loading" as const },
});

const end = (phase: Phase, { bar }: Navigation, state: Bar["state"]): Partial<Navigation> => ({
  phase,
  bar: bar && { ...bar, state },
});

/** Ends a navigation that is under way: the visitor stays on the page that is shown. */
const stay = (state: Navigation): Partial<Navigation> =>
  isUnderWay(state) ? { ...end("arrived", state, "finished"), id: state.id + 1 } : {};

/** Where to reload: a link's address has to be added to the history first, any other is the current address. */
const recoveryTarget = (state: Navigation) => (state.isLink ? state : undefined);

const leaving = { phase: "leaving" } as const;

/** Part of the page that is shown did not load. */
const mend = ({ mayReload }: Conditions): Change =>
  mayReload ? [leaving, "recover"] : [{ isBroken: undefined }, "showError"];

function change(state: Navigation, event: NavigationEvent, conditions: Conditions): Change {
  const { now, isOnline, mayReload, isOtherPage } = conditions;
  const { phase, shown } = state;
  if (event.type === "link") {
    // Gatsby keeps the failure of a page's data for as long as the document lasts.
    if (!shown || phase === "leaving" || event.isRetry) return [undefined, "open", event];
    if (pathOf(event.to) === shown) return [stay(state), "move", event];
    return [begin(state, event, now, true), "load"];
  }
  if (phase === "leaving") return [];
  // Ignore events of another navigation, and late ones.
  if ("id" in event) {
    if (event.id !== state.id) return [];
    if (event.type === "ended") return isUnderWay(state) ? [] : [{ phase: "idle", bar: undefined }];
    if (!isLoading(state)) return [];
  }
  switch (event.type) {
    case "requested":
      if (isUnderWay(state)) return [];
      if (!shown && isOtherPage) return [leaving, "reload"];
      return [begin(state, event, now), "load"];
    case "popstate":
      // To another page: see first.ts.
      if (!shown) return [];
      return pathOf(event.to) === shown ? [stay(state)] : [begin(state, event, now), "load"];
    case "online":
      if (phase === "waiting") return [{ phase: "loading", isBroken: undefined }, "load"];
      return state.isBroken ? mend(conditions) : [];
    case "loaded":
      if (event.isOtherBuild && isOnline && mayReload)
        return [leaving, "recover", recoveryTarget(state)];
      return [{ phase: "rendering" }, "show"];
    case "failed":
      if (!isOnline) return [{ phase: "waiting", bar: undefined }];
      if (mayReload) return [end("leaving", state, "failed"), "recover", recoveryTarget(state)];
      return [end("failed", state, "failed"), "fail"];
    case "shown": {
      const hasArrived = isUnderWay(state) && pathOf(state.to) === event.path;
      return [{ ...(hasArrived && end("arrived", state, "finished")), shown: event.path }];
    }
    case "broken":
      return isOnline ? mend(conditions) : [{ isBroken: true }];
    case "bar":
      // The first page is visible before the script runs: it needs no bar.
      return !shown || state.bar ? [] : [{ bar: { since: now, state: "loading" } }];
    default:
      return [{ phase: "slow" }];
  }
}

/** Returns the next state, which is the same object if nothing changes, the effect and its target. */
export function step(
  state: Navigation,
  event: NavigationEvent,
  conditions: Conditions,
): readonly [Navigation, Effect?, Target?] {
  const [changes, ...done] = change(state, event, conditions);
  return [changes ? { ...state, ...changes } : state, ...done];
}
