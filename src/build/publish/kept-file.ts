import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

interface KeptFile {
  /** Where such files are kept, below `.cache`. */
  folder: string;
  /** All that the content is made of. */
  key: unknown;
  make: () => Promise<Buffer>;
}

/** Returns the content that an earlier build made of the same things, or makes it and keeps it. */
export async function keptFile({ folder, key, make }: KeptFile): Promise<Buffer> {
  const file = path.join(folder, createHash("sha256").update(JSON.stringify(key)).digest("hex"));
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(folder, { recursive: true });
  await writeFile(file, made);
  return made;
}
