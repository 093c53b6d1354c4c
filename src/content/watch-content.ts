import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { walkFiles } from "../content/walk-files";

interface WatchOptions {
  /** Stops watching. */
  signal: AbortSignal;
  /** Milliseconds between two checks. */
  interval?: number;
  /** Whether watching keeps the process alive. */
  keepsAlive?: boolean;
  /** Calls `onChange` at the start too, and misses nothing that changes during this call. */
  atOnce?: boolean;
}

/**
 * Calls `onChange` whenever a file of `content/` was changed, added or removed, one call at a time. It polls modification
 * times and sizes: `fs.watch` differs between systems, and in Node 20 on Linux it misses files in new folders, which is what
 * a new page is.
 */
export async function watchContent(
  root: string,
  onChange: () => Promise<void>,
  { signal, interval = 500, keepsAlive = true, atOnce = false }: WatchOptions,
): Promise<void> {
  let lastState = atOnce ? undefined : await stateOf(root);
  while (!signal.aborted) {
    // Aborting ends the wait early with a rejection.
    if (lastState !== undefined)
      await wait(interval, undefined, { signal, ref: keepsAlive }).catch(() => undefined);
    const state = await stateOf(root);
    if (state === lastState || isStopped(signal)) continue;
    lastState = state;
    await onChange();
  }
}

/** A function, since TypeScript assumes that `signal.aborted` has not changed since the loop's condition. */
const isStopped = (signal: AbortSignal) => signal.aborted;

async function stateOf(root: string): Promise<string> {
  const folder = path.join(root, "content");
  const lines = (await walkFiles(folder)).map(async (name) => {
    // The file may have been removed in the meantime, which the next check detects.
    const { mtimeMs, size } = await stat(path.join(folder, name)).catch(() => ({
      mtimeMs: 0,
      size: 0,
    }));
    return `${name} ${mtimeMs} ${size}`;
  });
  return (await Promise.all(lines)).join("\n");
}
