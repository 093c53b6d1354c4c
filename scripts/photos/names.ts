/** Names for pictures. Pure. */
import path from "node:path";
import { slugOf } from "../../src/content/slug";

/** Returns the camera's name as lower-case words joined by hyphens, or with a number when that is taken. */
export function nameFor(file: string, taken: ReadonlySet<string>, extension: string): string {
  const base = slugOf(path.parse(file).name) || "photo";
  return free(base, taken, extension);
}

/** `kitchen-01`, `kitchen-02` … */
export function numberedName(
  name: string,
  number: number,
  taken: ReadonlySet<string>,
  extension: string,
): string {
  return free(`${slugOf(name)}-${String(number).padStart(2, "0")}`, taken, extension);
}

function free(base: string, taken: ReadonlySet<string>, extension: string): string {
  let name = `${base}.${extension}`;
  for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}.${extension}`;
  return name;
}

/** Whether content may use the file under this name and in its format. */
export function isReadyName(file: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|webp)$/.test(file);
}
