/**
 * Navigation as one state machine: a state, an event and what it finds give the next state and what is to be done. Pure;
 * `navigation.ts` sends the events, does what is to be done, and keeps the clock.
 *
 * | Event    | Sent when                                          | In                     | Next               | To be done              |
 * | -------- | -------------------------------------------------- | ---------------------- | ------------------ | ----------------------- |
 * | asked    | Gatsby calls `loadPage` for a page not in memory:  | at rest                | loading            | load                    |
 * |          | the first page; a Back to a page that is not there |                        |                    |                         |
 * |          |                                                    | under way              | the same           |                         |
 * | link     | `___navigate`: a link to another page, or again to | at rest, under way     | loading            | load                    |
 * |          | one that is the error view                         |                        |                    |                         |
 * |          | to a place or query of the page that is shown      | at rest                | the same           | move                    |
 * |          |                                                    | under way              | arrived            | move                    |
 * | popstate | Back, Forward, a `#hash`: to another page          | at rest, under way     | loading            | load                    |
 * |          | to the page that is shown                          | under way              | arrived            |                         |
 * | loaded   | the page has come                                  | loading, slow          | rendering          | give                    |
 * |          | of another build than this document, may reload    | loading, slow          | leaving            | cure                    |
 * | missed   | the page did not come, or not within 15 s          | loading, slow          | failed             | fail                    |
 * |          | and the document may be reloaded                   | loading, slow          | leaving            | cure                    |
 * |          | and there is no connection                         | loading, slow          | waiting            |                         |
 * | online   | the connection is back                             | waiting                | loading            | load                    |
 * | shown    | `onRouteUpdate`: Gatsby has rendered the page      | under way, to it       | arrived            |                         |
 * | broken   | part of the page that is shown did not come        | any but leaving        | leaving, the same  | cure, showError         |
 * | bar      | 200 ms of loading                                  | loading, slow          | the same, a bar    |                         |
 * | slow     | 1 s of loading                                     | loading                | slow               |                         |
 * | over     | 500 ms after the end                               | arrived, failed        | idle, no bar       |                         |
 *
 * At rest: arrived, failed, idle. Under way: loading, slow, waiting, rendering. Where nothing fits, nothing happens; events with a number
 * (`id`) fit their own navigation alone, and so the later one wins.
 *
 * Until the first page is `shown`, its address has to stay that of the document's HTML: links open documents, and a popstate to another page
 * (or one that came before this script) reloads. The same holds when leaving: only another document can overtake one.
 */
export type Phase =
  | "loading"
  | "slow"
  /** For the connection. */
  | "waiting"
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
  /** Whether a link or `navigate()` leads to it, so that its address is not in the history yet. */
  readonly isLink?: boolean;
  /** When it began, by `performance.now()`. */
  readonly since: number;
  /** The progress bar, while there is one. */
  readonly bar?: Bar | undefined;
  /** Path of the page that React shows; undefined while there is only the document's HTML. */
  readonly shown?: string;
}

/** What an event finds. */
export interface Surroundings {
  /** By `performance.now()`. */
  readonly now: number;
  readonly isOnline: boolean;
  /** Whether the one reload of this minute is still there. */
  readonly mayReload: boolean;
  /** Whether the address is another page's than that of the document. */
  readonly isStray: boolean;
}

export type NavigationEvent =
  | { type: "asked" | "popstate"; to: string }
  /** `isRetry`: the error view is shown. */
  | ({ type: "link"; isRetry: boolean } & Target)
  | { type: "loaded"; id: number; isOtherBuild: boolean }
  | { type: "missed" | "bar" | "slow" | "over"; id: number }
  | { type: "shown"; path: string }
  | { type: "online" | "broken" };

export type Effect =
  /** Load the page at `to`. */
  | "load"
  /** Hand the page over to Gatsby. */
  | "give"
  /** Put the error view in the page's place, and hand that over. */
  | "fail"
  /** Change the address on the page that is shown. */
  | "move"
  /** Follow a link as a browser does without script. */
  | "open"
  | "reload"
  /** The one reload of this minute: at the target, or where the visitor is. */
  | "cure"
  /** Show the error view in place of the page that is shown. */
  | "showError";

/** Where a link leads. */
export interface Target {
  /** The whole address, with query and hash. */
  readonly to: string;
  readonly replace?: boolean | undefined;
}

/** A new document, whose HTML is there. */
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

/** What changes in the state, what is to be done, and where. */
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
  // A bar that is there already starts again from nothing.
  bar: bar && { since, state: "loading" as const },
});

const end = (phase: Phase, { bar }: Navigation, state: Bar["state"]): Partial<Navigation> => ({
  phase,
  bar: bar && { ...bar, state },
});

/** The visitor stays on the page that is shown. */
const stay = (state: Navigation): Partial<Navigation> =>
  isUnderWay(state) ? { ...end("arrived", state, "finished"), id: state.id + 1 } : {};

/** Where a link's address is not in the history yet, it is put there first. */
const cured = (state: Navigation) => (state.isLink ? state : undefined);

const leaving = { phase: "leaving" } as const;

function change(
  state: Navigation,
  event: NavigationEvent,
  { now, isOnline, mayReload, isStray }: Surroundings,
): Change {
  const { phase, shown } = state;
  if (event.type === "link") {
    if (!shown || phase === "leaving") return [undefined, "open", event];
    if (pathOf(event.to) === shown && !event.isRetry) return [stay(state), "move", event];
    return [begin(state, event, now, true), "load"];
  }
  if (phase === "leaving") return [];
  // Of another navigation, or too late.
  if ("id" in event) {
    if (event.id !== state.id) return [];
    if (event.type === "over") return isUnderWay(state) ? [] : [{ phase: "idle", bar: undefined }];
    if (!isLoading(state)) return [];
  }
  switch (event.type) {
    case "asked":
      if (isUnderWay(state)) return [];
      if (!shown && isStray) return [leaving, "reload"];
      return [begin(state, event, now), "load"];
    case "popstate":
      if (!shown) return isStray ? [leaving, "reload"] : [];
      return pathOf(event.to) === shown ? [stay(state)] : [begin(state, event, now), "load"];
    case "online":
      return phase === "waiting" ? [{ phase: "loading" }, "load"] : [];
    case "loaded":
      if (event.isOtherBuild && isOnline && mayReload) return [leaving, "cure", cured(state)];
      return [{ phase: "rendering" }, "give"];
    case "missed":
      if (!isOnline) return [{ phase: "waiting", bar: undefined }];
      if (mayReload) return [end("leaving", state, "failed"), "cure", cured(state)];
      return [end("failed", state, "failed"), "fail"];
    case "shown": {
      const hasArrived = isUnderWay(state) && pathOf(state.to) === event.path;
      return [{ ...(hasArrived && end("arrived", state, "finished")), shown: event.path }];
    }
    case "broken":
      return mayReload ? [leaving, "cure"] : [undefined, "showError"];
    case "bar":
      // The first page is there before the script is: it needs no bar.
      return !shown || state.bar ? [] : [{ bar: { since: now, state: "loading" } }];
    default:
      return [{ phase: "slow" }];
  }
}

/** The next state, what is to be done, and where. The state is the same object where nothing changes. */
export function step(
  state: Navigation,
  event: NavigationEvent,
  surroundings: Surroundings,
): readonly [Navigation, Effect?, Target?] {
  const [changes, ...done] = change(state, event, surroundings);
  return [changes ? { ...state, ...changes } : state, ...done];
}
