import { reloadGuard } from "../constants";
import type { Kind } from "./state";

/**
 * The reload that cures a failure, at most once in 60 s per tab (spec.md, section 3). The time of the last one has
 * to outlive the document. It is kept in sessionStorage and in `window.name`: the one may be refused or full, the
 * other may have been taken by someone else; each alone is enough, and both belong to the tab.
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

/** Takes the one reload of this minute, if it is still there. */
export function takeReload(now = Date.now()): boolean {
  const last = [stored(), inName.exec(window.name)?.[1]];
  // A clock that was set back must not open the guard again at once, nor close it for ever.
  if (last.some((time) => Math.abs(now - Number(time)) < reloadGuard)) return false;
  window.name = window.name.replace(inName, ` ${storageKey}=${now}`);
  stored(`${now}`);
  return true;
}

/**
 * Loads the document at an address. First the address, then a reload: an assignment would only scroll where nothing but
 * the hash differs, and would drop the entry of a Back that failed.
 */
export function reloadAt(to: string, kind: Kind, replace?: boolean): void {
  if (kind === "link") {
    history[replace ? "replaceState" : "pushState"]({ key: `${Date.now()}` }, "", to);
  }
  location.reload();
}
