/**
 * Environment of every `gatsby build`, the bench's included.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const buildEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  // Each thread that encodes pictures would have an arena of its own in glibc's malloc, and give little of it back: a
  // build took a third more memory (https://sharp.pixelplumbing.com/install/#linux-memory-allocator).
  MALLOC_ARENA_MAX: "2",
  // Node would let garbage lie around up to gigabytes. A build of 5,000 entries keeps 350 MB of objects at most; whoever
  // builds far more sets an option of their own, and the last one counts.
  NODE_OPTIONS: `--max-old-space-size=768 ${process.env.NODE_OPTIONS ?? ""}`.trim(),
};
