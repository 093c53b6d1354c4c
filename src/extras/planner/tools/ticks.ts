/** What has been done of a plan: ticked off on this device, and kept in this browser alone. */
import { loadAs, save } from "../../../forms/storage";

const key = "plan-done";

/** The most plans of which ticks are kept; the oldest go first. */
const most = 20;

/** The ids of what has been done, by the plan (`planId`), the latest plan last. */
type Ticks = readonly (readonly [plan: string, done: readonly string[]])[];

const isText = (value: unknown): value is string => typeof value === "string";

/** Returns what a browser has kept as ticks; undefined for what is none. */
export function ticksIn(kept: unknown): Ticks | undefined {
  if (!Array.isArray(kept)) return undefined;
  const isTicks = kept.every((entry: unknown) => {
    if (!Array.isArray(entry) || entry.length !== 2) return false;
    const [plan, done] = entry as [unknown, unknown];
    return isText(plan) && Array.isArray(done) && done.every(isText);
  });
  return isTicks ? kept : undefined;
}

const loadTicks = (): Ticks => loadAs("localStorage", key, ticksIn) ?? [];

/** Returns the ids of what has been done of a plan. */
export const doneOf = (plan: string): readonly string[] =>
  loadTicks().find(([id]) => id === plan)?.[1] ?? [];

/** Keeps what has been done of a plan. Returns whether the browser did. */
export function keepDone(plan: string, done: readonly string[]): boolean {
  const others = loadTicks().filter(([id]) => id !== plan);
  const ticks: Ticks = done.length > 0 ? [...others, [plan, done]] : others;
  return save("localStorage", key, ticks.length > 0 ? ticks.slice(-most) : undefined);
}
