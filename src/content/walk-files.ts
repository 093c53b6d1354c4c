import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Every file below a folder, as paths from it with forward slashes, sorted. A folder that does not exist has none.
 * @param others gets what is neither file nor folder, such as a symbolic link
 * (`readdir` can do this itself, but names a file's folder differently in Node 20.0 and 20.12.)
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
