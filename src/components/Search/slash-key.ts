/**
 * Whether the `/` key opens the search. A key that works without a modifier needs a way to be turned off: people who speak to
 * their computer would press it by a word (WCAG 2.1.4).
 */
import { useSyncExternalStore } from "react";

const storageKey = "slash-key";
const listeners = new Set<() => void>();

/** The choice. It lasts as long as the document where storage is refused. */
let isOn = true;
try {
  isOn = localStorage.getItem(storageKey) !== "off";
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
    () => isOn,
    () => true,
  );

export function chooseSlashKey(choice: boolean): void {
  isOn = choice;
  listeners.forEach((tell) => tell());
  try {
    localStorage.setItem(storageKey, choice ? "on" : "off");
  } catch {
    // Storage is refused.
  }
}
