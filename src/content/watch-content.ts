import { stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { walkFiles } from "./walk-files";

/**
 * Yields at the start and whenever a file of `content/` was changed, added or removed. It polls: in
 * Node 20 on Linux `fs.watch` misses files in new folders, which is what a new page is.
 */
export async function* contentChanges(root: string, interval = 500): AsyncGenerator<void> {
  for (let last = ""; ;) {
    const state = await stateOf(path.join(root, "content"));
    if (state !== last) yield;
    last = state;
    await wait(interval);
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
