/** Whether there is a connection. A browser that cannot tell counts as online (docs/behavior.md). */
export const isOnline = (): boolean => (navigator.onLine as boolean | undefined) !== false;
