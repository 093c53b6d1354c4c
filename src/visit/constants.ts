/** The durations of a visit, in milliseconds. docs/behavior.md promises them, except those marked “ours”. */

/** How long a navigation lasts before the progress bar appears. */
export const barThrottle = 200;
/** How long the bar takes to reach 100 %, counted from its appearance. */
export const barDuration = 5_000;
/** How long the bar stays after it has finished or failed. */
export const barHideDelay = 500;
/** How often the bar advances. Ours: often enough to look smooth. */
export const barTick = 100;
/** After how long a navigation is announced to screen readers. Ours. */
export const slowAfter = 1_000;
/** After how long a hanging request counts as failed. */
export const hangAfter = 15_000;
/** A failure reloads the page at most once within this time. */
export const reloadGuard = 60_000;
/** How long a prefetch waits at most for the browser to be idle. */
export const idleTimeout = 2_000;
/** How often links that come into view are reported at most. */
export const observerThrottle = 100;
/** How long the message that the connection is back is shown. Ours: time to read it. */
export const onlineNotice = 3_000;
