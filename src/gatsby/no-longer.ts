/**
 * Returns the error for what Gatsby, or a plugin of it, no longer does as the site expects.
 * @param what the sentence without its full stop: “Gatsby no longer has a cache of webpack”
 */
export const noLonger = (what: string): Error =>
  new Error(`${what}: see docs/decisions/reaching-into-gatsby.md.`);
