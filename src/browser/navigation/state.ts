/**
 * The one truth about where the visit is between two pages. Pure: what happens is a step, its time is given.
 * A navigation has a number; a step that belongs to an earlier number changes nothing, and so the later one wins.
 */

/** `waiting` is for the connection; the others as issue 5 names them. */
export type Phase = "idle" | "loading" | "slow" | "waiting" | "arrived" | "failed";

/** The page that the document brought along; a link or `navigate()`; Back or Forward. */
export type Kind = "first" | "link" | "history";

export interface Navigation {
  id: number;
  phase: Phase;
  kind: Kind;
  /** The whole address, with query and hash. */
  to: string;
  /** When the progress bar appeared; undefined while there is none. */
  barSince?: number | undefined;
}

export type Step =
  | { type: "begin"; kind: Kind; to: string; now: number }
  /** The visitor stays where they are: a hash, a query, or Back before the page had come. */
  | { type: "stay" }
  | { type: "show" | "resume"; id: number; now: number }
  | { type: "slow" | "wait" | "arrive" | "fail" | "settle"; id: number };

export const atRest: Navigation = { id: 0, phase: "idle", kind: "first", to: "" };

export const isUnderWay = ({ phase }: Navigation): boolean =>
  phase === "loading" || phase === "slow" || phase === "waiting";

export function reduce(state: Navigation, step: Step): Navigation {
  const underWay = isUnderWay(state);
  if (step.type === "begin") {
    const { kind, to, now } = step;
    // A bar that is there already starts again from nothing.
    const barSince = state.barSince === undefined ? undefined : now;
    return { id: state.id + 1, phase: "loading", kind, to, barSince };
  }
  if (step.type === "stay") {
    return underWay ? { ...state, id: state.id + 1, phase: "arrived" } : state;
  }
  if (step.id !== state.id) return state;
  if (step.type === "settle") {
    return underWay ? state : { ...state, phase: "idle", barSince: undefined };
  }
  if (!underWay) return state;
  switch (step.type) {
    case "show":
      // The first page is there before the script is: it needs no bar.
      return state.kind === "first" || state.barSince !== undefined
        ? state
        : { ...state, barSince: step.now };
    case "slow":
      return state.phase === "loading" ? { ...state, phase: "slow" } : state;
    case "wait":
      return { ...state, phase: "waiting", barSince: undefined };
    case "resume":
      return { ...state, phase: "loading" };
    case "arrive":
      return { ...state, phase: "arrived" };
    case "fail":
      return { ...state, phase: "failed" };
  }
}
