/** Replaces `.cache/prefetch.js`: `../prefetch.ts` prefetches pages. */
export default (): Promise<void> => Promise.resolve();
