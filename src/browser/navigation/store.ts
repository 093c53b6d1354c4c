import { barHideDelay, barThrottle, slowAfter } from "../constants";
import { atRest, reduce, type Kind, type Navigation, type Step } from "./state";

/** The state of navigation with its clock: what follows by time alone follows by itself. */
export interface NavigationStore {
  get: () => Navigation;
  subscribe: (listener: (state: Navigation) => void) => void;
  /** Answers the number of the navigation. */
  begin: (kind: Kind, to: string) => number;
  send: (step: Step) => void;
}

export function createStore(): NavigationStore {
  let state = atRest;
  const listeners: ((state: Navigation) => void)[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];

  const later = (type: "show" | "slow" | "idle", delay: number) => {
    const { id } = state;
    timers.push(setTimeout(() => send({ type, id, now: performance.now() }), delay));
  };

  function send(step: Step): void {
    const before = state;
    state = reduce(state, step);
    if (state === before) return;
    const { id, phase } = state;
    // Slowness is counted from the beginning: becoming slow starts no clock again.
    if ((id !== before.id || phase !== before.phase) && phase !== "slow") {
      timers.forEach(clearTimeout);
      timers = [];
      if (phase === "loading") {
        later("show", barThrottle);
        later("slow", slowAfter);
      }
      if (phase === "arrived" || phase === "failed") later("idle", barHideDelay);
    }
    listeners.forEach((listener) => listener(state));
  }

  return {
    get: () => state,
    subscribe: (listener) => void listeners.push(listener),
    begin(kind, to) {
      send({ type: "begin", kind, to, now: performance.now() });
      return state.id;
    },
    send,
  };
}
