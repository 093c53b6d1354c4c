/** The browser's storage. It may be refused (private windows, settings) or full: then nothing is stored, and nothing breaks. */
type Place = "localStorage" | "sessionStorage";

export function load(place: Place, key: string): unknown {
  try {
    const text = window[place].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns whether it was stored */
export function save(place: Place, key: string, value: unknown): boolean {
  try {
    window[place].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(place: Place, key: string): void {
  try {
    window[place].removeItem(key);
  } catch {
    // Then there is nothing to forget either.
  }
}
