/** What the SVG files of `static/` may hold: they are served as they are, and a browser opens them by themselves. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Mistake } from "../front-matter";
import { fault } from "../issues";
import { staticDrawingFault } from "./drawing";

/** Reports each SVG file below `static/` that is no sound XML, or holds what runs or loads. */
export async function checkStaticDrawings(
  root: string,
  names: Iterable<string>,
): Promise<Mistake[]> {
  const drawings = [...names].filter((name) => /\.svgz?$/i.test(name));
  const mistakes = await Promise.all(
    drawings.map(async (name) => {
      const bytes = await readFile(path.join(root, "static", name));
      const wrong = (await unsound(bytes)) ?? staticDrawingFault(bytes.toString("utf8"));
      if (wrong === undefined) return [];
      const found = fault(
        "static-drawing",
        wrong,
        "export it as plain SVG, without scripts and links",
      );
      return [{ file: `static/${name}`, line: 1, field: "file", ...found }];
    }),
  );
  return mistakes.flat();
}

/** Returns why a file is no SVG of well-formed XML, in words that follow its name. */
async function unsound(bytes: Buffer): Promise<string | undefined> {
  try {
    const { format } = await sharp(bytes).metadata();
    return format === "svg" && !bytes.subarray(0, 2).equals(gzip)
      ? undefined
      : "is no SVG in plain text";
  } catch (error) {
    return `is no sound SVG: ${(error as Error).message.split("\n")[0]}`;
  }
}

/** How a compressed file begins. */
const gzip = Buffer.from([0x1f, 0x8b]);
