import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Returns every file below a folder, as sorted paths from it with forward slashes; none for a folder that does not exist.
 * `readdir` could walk by itself, but would then lose all of them to one folder that cannot be read.
 * @param others collects what is neither file nor folder, such as symbolic links
 */
export async function walkFiles(
  folder: string,
  others: string[] = [],
  below = "",
): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(() => []);
  const names = await Promise.all(
    entries.map(async (entry) => {
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) return await walkFiles(folder, others, name);
      if (entry.isFile()) return [name];
      others.push(name);
      return [];
    }),
  );
  return names.flat().sort();
}
