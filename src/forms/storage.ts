/**
 * Web storage as JSON. It may be refused (private windows, settings) or full: then nothing is
 * stored, and nothing throws.
 */
type Place = "localStorage" | "sessionStorage";

/** Returns the value that is stored; undefined without one. */
function load(place: Place, key: string): unknown {
  try {
    const text = window[place].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the value that is stored, if it is one of those that this site stores there; deletes any
 * other.
 * @param parse returns undefined for a value of another form: another version of the site, or
 * another page, may have stored it
 */
export function loadAs<Value>(
  place: Place,
  key: string,
  parse: (value: unknown) => Value | undefined,
): Value | undefined {
  const stored = load(place, key);
  const value = stored === undefined ? undefined : parse(stored);
  if (value === undefined) save(place, key);
  return value;
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

/** Returns the keys of what is stored. */
export function keysIn(place: Place): string[] {
  try {
    return Object.keys(window[place]);
  } catch {
    return [];
  }
}

/** Whether a value is an object, and neither a list nor null. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns an object whose values are all texts; undefined for anything else. */
export const textsOf = (value: unknown): Readonly<Record<string, string>> | undefined =>
  isObject(value) && Object.values(value).every((one) => typeof one === "string")
    ? (value as Readonly<Record<string, string>>)
    : undefined;
