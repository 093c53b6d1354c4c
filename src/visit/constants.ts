/**
 * The durations of a visit, in milliseconds. docs/behavior.md promises them, except those marked
 * “ours”.
 */

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
/** A failure reloads the page at most once within this time. */
export const reloadGuard = 60_000;
/** How long work that can wait does so at most until the browser is idle. */
export const idleTimeout = 2_000;
/** How often what comes into view is reported at most. */
export const observerThrottle = 100;
/** How long the message that the connection is back is shown. Ours: time to read it. */
export const onlineNotice = 3_000;
/** How long a page has been loaded before what is far below its first view is laid out. Ours. */
export const layOutAfter = 500;
/** How long a page has been loaded before script starts by itself. */
export const startAfter = 3_000;
