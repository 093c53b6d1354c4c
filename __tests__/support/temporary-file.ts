import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes a text into a new temporary folder; returns the path of the file. */
export function temporaryFile(name: string, text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "test-")), name);
  writeFileSync(file, text);
  return file;
}
