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
  // A build makes many objects that live for a page only. With room for them, Node collects garbage less often: a tenth of
  // the time of a large site's build.
  NODE_OPTIONS: ["--max-semi-space-size=32", process.env.NODE_OPTIONS].filter(Boolean).join(" "),
};
