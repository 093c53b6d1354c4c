/** Whether there is a connection. A browser that cannot tell counts as online (docs/behavior.md). */
export const isOnline = (): boolean => (navigator.onLine as boolean | undefined) !== false;

/** Resolves once there is a connection. */
export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (isOnline()) resolve();
    else window.addEventListener("online", () => resolve(), { once: true });
  });
