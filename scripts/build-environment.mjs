import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "./setup.mjs";

const nodeOptions = [
  `--require ${JSON.stringify(join(root, "scripts", "heap-growth.cjs"))}`,
  process.env.NODE_OPTIONS,
];

/**
 * Environment of every `gatsby build`, the bench's included.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const buildEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  // Gatsby starts one worker less than this. Its own process waits while they render pages, so two cores are for two of them.
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? String(Math.max(3, availableParallelism())),
  // glibc would give each thread that encodes pictures an arena of its own, and keep much of what is freed: a build took
  // a third more memory (https://sharp.pixelplumbing.com/install/#linux-memory-allocator).
  MALLOC_ARENA_MAX: "2",
  // It would also raise this threshold to the size of the largest picture that it has freed, and keep freed memory below
  // it (mallopt(3)). So set, the buffers of pictures go back to the system at once.
  MALLOC_MMAP_THRESHOLD_: "131072",
  NODE_OPTIONS: nodeOptions.filter(Boolean).join(" "),
};
