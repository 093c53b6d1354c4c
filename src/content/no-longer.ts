/**
 * Returns the error for what Gatsby, or a plugin of it, no longer does as the site expects. Pure.
 * @param what the sentence without its full stop: “Gatsby no longer writes public/chunk-map.json”
 */
export const noLonger = (what: string): Error =>
  new Error(`${what}: see docs/decisions/reaching-into-gatsby.md.`);
