/**
 * The small drawings beside words: groups of one file, by their ids.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";

const file = path.resolve("src/components/SpotDrawing/spots.svg");

/** Returns the ids of the groups in a file of drawings, from A to Z. Throws where it has none. */
export function spotsIn(svg: string): string[] {
  const groups = DomUtils.getElementsByTagName("g", parseDocument(svg, { xmlMode: true }));
  const ids = groups.flatMap(({ attribs }) => attribs.id ?? []);
  if (ids.length === 0) throw new Error(`${file} has no <g id="…">, each of which is a drawing.`);
  return ids.sort();
}

/** Their names. */
export const spotNames: readonly string[] = spotsIn(readFileSync(file, "utf8"));

/** Returns the file that pages take them from, by its path below `dist`. */
export const publishedSpots = (): Record<string, string> => ({ "drawings/spots.svg": file });
