/** In the place of `.cache/prefetch.js`: `../prefetch.ts` loads pages before they are asked for. */
export default (): Promise<void> => Promise.resolve();
