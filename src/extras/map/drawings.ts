/** The drawings of the places, in the languages of the site, as they are published. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileIn, languages } from "../../content/language";
import { drawing, drawingAddress } from "./address";

/** Returns the drawings, by their paths below `dist`. */
export async function drawings(): Promise<Record<string, string>> {
  const files = languages.flatMap((language) => {
    const file = path.join("content", fileIn(language, drawing));
    return existsSync(file) ? [{ file, name: fileIn(language, drawingAddress).slice(1) }] : [];
  });
  const read = files.map(async ({ file, name }) => [name, await readFile(file, "utf8")] as const);
  return Object.fromEntries(await Promise.all(read));
}
