/** The events of a navigation, and shorthands to send them to the state machine. */
import {
  start,
  step,
  type Navigation,
  type NavigationEvent,
  type Conditions,
} from "../../../src/visit/navigation/machine";

const fair: Conditions = { now: 0, isOnline: true, mayReload: true, isOtherPage: false };
export const guarded = { mayReload: false };

/** An event, with the conditions that differ from `fair`. */
export type Happening = readonly [NavigationEvent, Partial<Conditions>?];

export const link = (to: string, now = 0, isRetry = false): Happening => [
  { type: "link", to, isRetry },
  { now },
];
export const popstate = (to: string): Happening => [{ type: "popstate", to }];
export const requested = (to: string): Happening => [{ type: "requested", to }];
export const loaded = (id: number): Happening => [{ type: "loaded", id, isOtherBuild: false }];
export const failure = (id: number, found: Partial<Conditions> = guarded): Happening => [
  { type: "failed", id },
  found,
];
export const shown = (path: string): Happening => [{ type: "shown", path }];
export const slow = (id: number): Happening => [{ type: "slow", id }];
export const ended = (id: number): Happening => [{ type: "ended", id }];
export const bar = (id: number): Happening => [{ type: "bar", id }, { now: 200 }];
export const online: Happening = [{ type: "online" }];

export const next = (state: Navigation, [event, found]: Happening) =>
  step(state, event, { ...fair, ...found });
export const from = (state: Navigation, ...events: Happening[]) =>
  events.reduce<ReturnType<typeof step>>(([before], event) => next(before, event), [state]);
/** Sends events to a new document. Returns the result of the last one. */
export const after = (...events: Happening[]) => from(start, ...events);

/** At rest, with the first page shown. */
export const [home] = after(requested("/"), loaded(1), shown("/"), ended(1));
export const onHome = (...events: Happening[]) => from(home, ...events);
