/**
 * Returns a hash that can be decoded: the same one, or one whose percent signs are encoded and which names no element.
 * Gatsby's scroll handler decodes hashes without catching errors, so that `#%E0%A4%A` would leave a blank page.
 */
export function tidyHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replace(/%/g, "%25");
  }
}

/** Returns the path, query and hash of a URL. */
export const addressOf = ({ pathname, search, hash }: URL | Location): string =>
  pathname + search + tidyHash(hash);

/**
 * Returns the key of the current history entry, under which its scroll position is kept; "" if it has none. The router gives
 * no key to the first entry and to those that the browser creates for `#hash` links: `tidyEntry` does.
 */
export function entryKey(): string {
  return (history.state as { key?: string } | null)?.key ?? "";
}

/** Returns whether the address is that of another page than the document's. */
export function isOtherPage(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return new URL(entry?.name ?? location.href).pathname !== location.pathname;
}

/** Gives the current history entry a key and a hash that can be decoded. Has to run before the router reads them. */
export function tidyEntry(): void {
  if (entryKey() && tidyHash(location.hash) === location.hash) return;
  const state = { key: `${Date.now()}`, ...(history.state as object | null) };
  history.replaceState(state, "", addressOf(location));
}
