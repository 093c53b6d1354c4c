/** Whether there is a connection. Online where the browser cannot say (docs/behavior.md). */
export const isOnline = (): boolean => (navigator.onLine as boolean | undefined) !== false;

export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (isOnline()) resolve();
    else window.addEventListener("online", () => resolve(), { once: true });
  });
