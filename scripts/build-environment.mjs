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
  // Gatsby starts one worker fewer than this, and its main process idles while they render pages: two cores suit two workers.
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? String(Math.max(3, availableParallelism())),
  // glibc would give each thread that encodes pictures its own arena, and keep much of the freed memory: builds took a third
  // more memory (https://sharp.pixelplumbing.com/install/#linux-memory-allocator).
  MALLOC_ARENA_MAX: "2",
  NODE_OPTIONS: nodeOptions.filter(Boolean).join(" "),
};
