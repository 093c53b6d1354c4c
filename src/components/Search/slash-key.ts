/**
 * Whether the `/` key opens the search. A key that works without a modifier needs a way to be turned off: people who speak to
 * their computer would press it by a word (WCAG 2.1.4).
 */
import { useSyncExternalStore } from "react";

const storageKey = "slash-key";
const changed = "slash-key";

/** The choice; unknown until it is read. It lasts as long as the document where storage is refused. */
let isOn: boolean | undefined;

function current(): boolean {
  try {
    isOn ??= localStorage.getItem(storageKey) !== "off";
  } catch {
    isOn = true;
  }
  return isOn;
}

function subscribe(tell: () => void): () => void {
  window.addEventListener(changed, tell);
  return () => window.removeEventListener(changed, tell);
}

export const useSlashKey = (): boolean => useSyncExternalStore(subscribe, current, () => true);

export function chooseSlashKey(choice: boolean): void {
  isOn = choice;
  try {
    if (choice) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Storage is refused.
  }
  window.dispatchEvent(new Event(changed));
}
