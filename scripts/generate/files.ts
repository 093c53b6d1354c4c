import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { format } from "./format";
import { generators, type Generator } from "./generators";

interface Options {
  /** Whether to write the files that are out of date. */
  write: boolean;
  generators?: readonly Generator[];
}

/**
 * Generates every file and compares it with the one on disk.
 *
 * @returns the paths of the files that differed, from the project's root
 */
export async function renewFiles(
  root: string,
  { write, generators: all = generators }: Options,
): Promise<string[]> {
  const stale: string[] = [];
  for (const generate of all) {
    for (const [file, content] of Object.entries(await generate(root))) {
      const target = join(root, file);
      const wanted = Buffer.from(
        typeof content === "string" ? await format(content, file) : content,
      );
      if (existsSync(target) && wanted.equals(await readFile(target))) continue;
      stale.push(file);
      if (!write) continue;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, wanted);
    }
  }
  return stale;
}
