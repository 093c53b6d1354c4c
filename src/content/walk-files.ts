import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Every file below a folder, as paths from it with forward slashes, sorted. A folder that does not exist has none.
 * (`readdir` can do this itself, but names a file's folder differently in Node 20.0 and 20.12.)
 */
export async function walkFiles(folder: string, below = ""): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(() => []);
  const names = await Promise.all(
    entries.map(async (entry) => {
      const name = path.posix.join(below, entry.name);
      return entry.isDirectory() ? await walkFiles(folder, name) : [name];
    }),
  );
  return names.flat().sort();
}
