import { reloadGuard } from "../constants";

/**
 * The reload that cures a failure, at most once in 60 s per tab (docs/behavior.md). The time of the last one has
 * to outlive the document. It is kept in sessionStorage and in `window.name`: the one may be refused or full, the
 * other may be overwritten by another script; each alone is enough, and both belong to the tab.
 */
const storageKey = "reloaded";
const inName = / ?reloaded=(\d+)|$/;

function stored(value?: string): string | null {
  try {
    if (value) sessionStorage.setItem(storageKey, value);
    return sessionStorage.getItem(storageKey);
  } catch {
    // Refused or full: the name of the window holds it.
    return null;
  }
}

/** Whether the one reload of this minute is still there. */
export function mayReload(now = Date.now()): boolean {
  const last = [stored(), inName.exec(window.name)?.[1]];
  // A clock that was set back must not open the guard again at once, nor close it forever.
  return !last.some((time) => Math.abs(now - Number(time)) < reloadGuard);
}

/** Notes that the document is reloaded now. */
export function spendReload(now = Date.now()): void {
  window.name = window.name.replace(inName, ` ${storageKey}=${now}`);
  stored(`${now}`);
}

/**
 * Reloads the document at an address that is not in the history yet, or where the visitor is. First the address, then a reload: an
 * assignment would only scroll where nothing but the hash differs, and would drop the entry of a Back that failed.
 */
export function reloadAt(to?: string, replace?: boolean): void {
  if (to) history[replace ? "replaceState" : "pushState"]({ key: `${Date.now()}` }, "", to);
  location.reload();
}
