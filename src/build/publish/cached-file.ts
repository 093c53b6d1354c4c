import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

interface CachedFile {
  /** The cache's folder. */
  folder: string;
  /** Everything that the content depends on; it has to be serializable as JSON. */
  key: unknown;
  make: () => Promise<Buffer>;
}

/** Returns the content that an earlier build made for the same key, or makes and caches it. */
export async function cachedFile({ folder, key, make }: CachedFile): Promise<Buffer> {
  const file = path.join(folder, createHash("sha256").update(JSON.stringify(key)).digest("hex"));
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // A build that is stopped here would leave half of the file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
