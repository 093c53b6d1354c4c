import { reloadGuard } from "./constants";

/** The time of the last reload after a failure, in what outlives the document, belongs to the tab, and works where storage is refused. */
const lastReload = (): number => Number(/^reloaded=(\d+)$/.exec(window.name)?.[1]);

/** Whether no failure has reloaded the document within the last minute. */
export const mayReload = (): boolean => !(Math.abs(Date.now() - lastReload()) < reloadGuard);

/** Reloads the document after a failure, at the address that was asked for if it is not in the history yet. */
export function reloadAt(to?: string, replace = false): void {
  window.name = `reloaded=${Date.now()}`;
  // Assigning `location` would only scroll if nothing but the hash differed.
  if (to) history[replace ? "replaceState" : "pushState"](null, "", to);
  location.reload();
}
