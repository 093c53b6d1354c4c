import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { walkFiles } from "./walk-files";

/**
 * Calls `onChange` at the start and whenever a file of `content/` was changed, added or removed, one call at a time. It polls:
 * in Node 20 on Linux `fs.watch` misses files in new folders, which is what a new page is.
 */
export async function watchContent(
  root: string,
  onChange: () => Promise<void>,
  {
    signal,
    interval = 500,
    keepsAlive = true,
  }: { signal: AbortSignal; interval?: number; keepsAlive?: boolean },
): Promise<void> {
  for (let last = ""; !signal.aborted;) {
    const state = await stateOf(path.join(root, "content"));
    if (state !== last) await onChange();
    last = state;
    // Aborting ends the wait early with a rejection.
    await wait(interval, undefined, { signal, ref: keepsAlive }).catch(() => undefined);
  }
}

async function stateOf(folder: string): Promise<string> {
  const files = (await walkFiles(folder)).map(async (name) => {
    // The file may have been removed in the meantime, which the next check detects.
    const file = await stat(path.join(folder, name)).catch(() => undefined);
    return [name, file?.mtimeMs, file?.size].join(" ");
  });
  return (await Promise.all(files)).join("\n");
}
