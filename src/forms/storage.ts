/** Web storage as JSON. It may be refused (private windows, settings) or full: then nothing is stored, and nothing throws. */
type Place = "localStorage" | "sessionStorage";

export function load(place: Place, key: string): unknown {
  try {
    const text = window[place].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value. Returns whether the browser did. */
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
    // Storage is refused: there is nothing to forget.
  }
}
