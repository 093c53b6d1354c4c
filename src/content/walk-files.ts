import { readdir } from "node:fs/promises";
import path from "node:path";

/** A folder that is not there holds nothing; one that cannot be read is an error. */
function noneIfMissing(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
  throw error;
}

const leftBehind = /(^|\/)(\.[^/]*|[^/]*~|~\$[^/]*|#[^/]*#|Thumbs\.db|desktop\.ini)$/i;

/** Whether a file is what editors and systems leave beside others, such as a lock. */
export const isLeftBehind = (name: string): boolean => leftBehind.test(name);

/**
 * Returns every file below a folder by its sorted path from there; `others` collects symbolic links
 * and the like.
 */
export async function walkFiles(folder: string, others: string[] = []): Promise<string[]> {
  const all = { recursive: true, withFileTypes: true } as const;
  const entries = (await readdir(folder, all).catch(noneIfMissing)).filter(
    (entry) => !entry.isDirectory(),
  );
  const nameOf = (entry: (typeof entries)[number]) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/");
  others.push(...entries.filter((entry) => !entry.isFile()).map(nameOf));
  return entries
    .filter((entry) => entry.isFile())
    .map(nameOf)
    .sort();
}
