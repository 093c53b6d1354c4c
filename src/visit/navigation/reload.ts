import { reloadGuard } from "../constants";

/**
 * The reload after a failure, at most once in 60 s per tab (docs/behavior.md). The time of the last one has to outlive the
 * document. It is kept both in sessionStorage, which may be refused or full, and in `window.name`, which another script may
 * overwrite. Either is enough, and both belong to the tab.
 */
const storageKey = "reloaded";
const inName = / ?reloaded=(\d+)|$/;

/** Stores a time, if one is given. Returns the stored time. */
function stored(value?: string): string | null {
  try {
    if (value) sessionStorage.setItem(storageKey, value);
    return sessionStorage.getItem(storageKey);
  } catch {
    // Refused or full: `window.name` has it.
    return null;
  }
}

/** Whether no failure has reloaded the document within the last minute. */
export function mayReload(now = Date.now()): boolean {
  const last = [stored(), inName.exec(window.name)?.[1]];
  // A clock that was set back must neither allow another reload at once nor forbid it forever.
  return !last.some((time) => Math.abs(now - Number(time)) < reloadGuard);
}

/** Records that the document is being reloaded. */
export function spendReload(now = Date.now()): void {
  window.name = window.name.replace(inName, ` ${storageKey}=${now}`);
  stored(`${now}`);
}

/**
 * Reloads the document, at the current address or at one that is not in the history yet. It changes the history first instead of
 * assigning `location`, which would only scroll if nothing but the hash differed.
 */
export function reloadAt(to?: string, replace?: boolean): void {
  if (to) history[replace ? "replaceState" : "pushState"]({ key: `${Date.now()}` }, "", to);
  location.reload();
}
