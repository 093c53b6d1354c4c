/** Every time that the visit counts with, in milliseconds. docs/behavior.md promises them, except where it says “ours”. */

/** How long a navigation lasts before the progress bar appears. */
export const barThrottle = 200;

/** How long after its appearance the bar would reach 100 %. */
export const barDuration = 5_000;

/** How long the finished bar stays. */
export const barHideDelay = 500;

/** How often the bar moves on. Ours: often enough to look even. */
export const barTick = 100;

/** After how long a navigation is slow: only then are screen readers told. */
export const slowAfter = 1_000;

/** After how long a request that hangs counts as failed. */
export const hangAfter = 15_000;

/** A failure reloads the page at most once in this time. */
export const reloadGuard = 60_000;

/** How long a prefetch waits for an idle browser at most. */
export const idleTimeout = 2_000;

/** How often our own observer of links reports at most. */
export const observerThrottle = 100;

/** How long "back online" is shown. Ours: time to read three words. */
export const onlineNotice = 3_000;

/** How long an error view on the first load waits for the data that the layout needs. Ours. */
export const layoutDataTimeout = 2_000;
