import { listeners, slashKey, storageKey } from "./slash-key";

/** Turns the `/` key on or off. A file of its own, since only the open search needs it: `slash-key.ts` is in every page's script. */
export function chooseSlashKey(choice: boolean): void {
  slashKey.isOn = choice;
  listeners.forEach((tell) => tell());
  try {
    localStorage.setItem(storageKey, choice ? "on" : "off");
  } catch {
    // Storage is refused.
  }
}
