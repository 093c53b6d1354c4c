/** What the browser says. One that cannot tell counts as online. */
export const saysOnline = (): boolean => (navigator.onLine as boolean | undefined) !== false;

/** Whether the site can be reached: with some VPNs `navigator.onLine` is false on a working network, so one request settles it. */
export async function isOnline(): Promise<boolean> {
  if (saysOnline()) return true;
  try {
    await fetch("/page-data/app-data.json", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    // The connection may have come back in the meantime.
    return saysOnline();
  }
}

/** Resolves when the browser reports a connection. */
export const connected = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
