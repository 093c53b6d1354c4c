import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "./setup.mjs";

const nodeOptions = [
  `--require ${JSON.stringify(join(root, "scripts", "heap-growth.cjs"))}`,
  process.env.NODE_OPTIONS,
];

/**
 * The environment of every `gatsby build`, including those of the bench.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const buildEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  // Gatsby starts one worker fewer than this. Its main process encodes pictures meanwhile: on two cores a second worker saved no
  // time, and took 0.2 GB for 500 entries.
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? String(Math.max(2, availableParallelism())),
  // glibc would give each thread that encodes pictures its own arena, and keep much of the freed memory: builds took a third
  // more memory (https://sharp.pixelplumbing.com/install/#linux-memory-allocator).
  MALLOC_ARENA_MAX: "2",
  // glibc's own initial value. Once it is set, glibc no longer raises it with the size of the blocks that were freed, and gives the
  // memory of pictures back: a tenth of a build's memory (https://man7.org/linux/man-pages/man3/mallopt.3.html).
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  NODE_OPTIONS: nodeOptions.filter(Boolean).join(" "),
};
