/**
 * Whether the `/` key opens the search. A key that works without a modifier needs a way to be turned off: people who speak to
 * their computer would press it by a word (WCAG 2.1.4).
 */
import { useSyncExternalStore } from "react";

export const storageKey = "slash-key";
export const listeners = new Set<() => void>();

/** The choice. It lasts as long as the document where storage is refused. */
export const slashKey = { isOn: true };
try {
  slashKey.isOn = localStorage.getItem(storageKey) !== "off";
} catch {
  // There is no storage, as in a build.
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useSlashKey = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => slashKey.isOn,
    () => true,
  );
