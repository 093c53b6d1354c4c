/**
 * Checks for pictures with location data. Cameras and phones write into a file where the photograph was taken: a picture of a
 * client's kitchen would give away the client's address.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import readExif from "exif-reader";
import sharp from "sharp";
import type { Mistake } from "../front-matter";
import { walkFiles } from "../walk-files";

/** The parts of `sharp(file).metadata()` that may contain a location. */
interface Notes {
  exif?: Buffer | undefined;
  xmp?: Buffer | undefined;
}

/** Whether the metadata contains a location, or may contain one because it cannot be read. */
export function tellsPlace({ exif, xmp }: Notes): boolean {
  if (xmp && /GPSL(at|ong)itude|\bLocationCreated\b|\bSublocation\b/.test(xmp.toString("latin1")))
    return true;
  if (!exif) return false;
  try {
    const place = readExif(exif).GPSInfo ?? {};
    return Object.keys(place).some((tag) => /L(at|ong)itude$/.test(tag));
  } catch {
    return true;
  }
}

/** Reports every picture below `content/` with location data, used or not: it would be in the repository. */
export async function checkLocations(root: string): Promise<Mistake[]> {
  const names = (await walkFiles(path.join(root, "content"))).filter((name) =>
    /\.(jpe?g|png|webp)$/i.test(name),
  );
  const mistakes = names.map(async (name): Promise<Mistake[]> => {
    const bytes = await readFile(path.join(root, "content", name));
    // A file that is not a picture is reported where a page names it.
    const notes = await sharp(bytes)
      .metadata()
      .catch((): Notes => ({}));
    if (!tellsPlace(notes)) return [];
    return [
      {
        file: `content/${name}`,
        line: 1,
        field: "file",
        problem: "tells where the photograph was taken (GPS)",
        remedy: `run npm run photos -- content/${path.posix.dirname(name)}, which takes that out`,
      },
    ];
  });
  return (await Promise.all(mistakes)).flat();
}
