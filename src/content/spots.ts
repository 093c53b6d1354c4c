/**
 * The small drawings beside words: groups of one file, by their ids.
 */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

const file = path.resolve("src/components/SpotDrawing/spots.svg");

/** Their names, from A to Z. */
export const spotNames: readonly string[] = [
  ...readFileSync(file, "utf8").matchAll(/<g id="([^"]+)"/g),
]
  .map(([, id = ""]) => id)
  .sort();

/** Returns the file that pages take them from, by its path below `dist`. */
export const publishedSpots = async (): Promise<Record<string, string>> => ({
  "drawings/spots.svg": await readFile(file, "utf8"),
});
