/** Web storage as JSON. It may be refused (private windows, settings) or full: then nothing is stored, and nothing throws. */
type Place = "localStorage" | "sessionStorage";

/** Returns the value that is stored; undefined without one. */
export function load(place: Place, key: string): unknown {
  try {
    const text = window[place].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value; without one, removes what is stored. Returns whether the browser did. */
export function save(place: Place, key: string, value?: unknown): boolean {
  try {
    if (value === undefined) window[place].removeItem(key);
    else window[place].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
