/** Addresses within the site. */

/**
 * The hash of an address, harmless: Gatsby's scroll handler decodes it without catching errors, and `#%E0%A4%A` would leave a
 * blank page. What cannot be decoded has its percent signs encoded, and then names nothing.
 */
export function tidyHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replace(/%/g, "%25");
  }
}

/** Returns path, query and hash of a URL. */
export const addressOf = ({ pathname, search, hash }: URL | Location): string =>
  pathname + search + tidyHash(hash);

/**
 * The entry's own key in the history, where its scroll position is kept. The router gives none to the first entry
 * and to those that the browser makes for `#hash` links; they would all share one.
 */
export function entryKey(): string {
  return (history.state as { key?: string } | null)?.key ?? "";
}

/** Gives the current entry of the history a key and a hash that can be decoded. Before the router reads them. */
export function tidyEntry(): void {
  if (entryKey() && tidyHash(location.hash) === location.hash) return;
  const state = { key: `${Date.now()}`, ...(history.state as object | null) };
  history.replaceState(state, "", addressOf(location));
}
