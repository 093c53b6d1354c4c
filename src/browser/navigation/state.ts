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
  | { type: "show"; id: number; now: number }
  /** The navigation has come to another phase. */
  | { type: Exclude<Phase, "idle">; id: number }
  /** What there was to see of it is over. */
  | { type: "idle"; id: number };

export const atRest: Navigation = { id: 0, phase: "idle", kind: "first", to: "" };

export const isUnderWay = ({ phase }: Navigation): boolean =>
  ["loading", "slow", "waiting"].includes(phase);

export function reduce(state: Navigation, step: Step): Navigation {
  const { id, phase, barSince } = state;
  const { type } = step;
  const underWay = isUnderWay(state);
  if (type === "begin") {
    const { kind, to, now } = step;
    // A bar that is there already starts again from nothing.
    return { id: id + 1, phase: "loading", kind, to, barSince: barSince && now };
  }
  if (type === "stay") return underWay ? { ...state, id: id + 1, phase: "arrived" } : state;
  // An error view is no arrival, and what goes on is not over.
  if (step.id !== id || underWay === (type === "idle")) return state;
  if (type === "show") {
    // The first page is there before the script is: it needs no bar.
    return barSince || state.kind === "first" ? state : { ...state, barSince: step.now };
  }
  if (type === "slow" && phase !== "loading") return state;
  const hasBar = type !== "idle" && type !== "waiting";
  return { ...state, phase: type, barSince: hasBar ? barSince : undefined };
}
