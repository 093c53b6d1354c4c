import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { walkFiles } from "../content/walk-files";

interface WatchOptions {
  /** Stops watching. */
  signal: AbortSignal;
  /** Milliseconds between two looks. */
  interval?: number;
  /** Whether the process goes on for as long as it watches. */
  keepsAlive?: boolean;
}

/**
 * Calls `onChange` whenever a file of `content/` was changed, added or removed, one call after the other. It looks at
 * times and sizes twice a second: the system's own notices differ between systems, and Node 20's on Linux miss files in
 * folders that are new, which is just what a new page is.
 */
export async function watchContent(
  root: string,
  onChange: () => Promise<void>,
  { signal, interval = 500, keepsAlive = true }: WatchOptions,
): Promise<void> {
  let known = await stateOf(root);
  while (!signal.aborted) {
    // Stopping ends the wait early, which is no failure.
    await wait(interval, undefined, { signal, ref: keepsAlive }).catch(() => undefined);
    const state = await stateOf(root);
    if (state === known || isStopped(signal)) continue;
    known = state;
    await onChange();
  }
}

/** TypeScript takes a signal for unchanged since the loop looked; meanwhile time has passed. */
const isStopped = (signal: AbortSignal) => signal.aborted;

async function stateOf(root: string): Promise<string> {
  const folder = path.join(root, "content");
  const lines = (await walkFiles(folder)).map(async (name) => {
    // A file may go while we look; its absence shows the next time.
    const { mtimeMs, size } = await stat(path.join(folder, name)).catch(() => ({
      mtimeMs: 0,
      size: 0,
    }));
    return `${name} ${mtimeMs} ${size}`;
  });
  return (await Promise.all(lines)).join("\n");
}
