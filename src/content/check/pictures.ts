/** Checks that each picture exists, is readable and is large enough. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { pictureMistake, picturesOf, type Found } from "./named-pictures";

export async function checkPictures(
  root: string,
  files: readonly ContentFile[],
): Promise<Mistake[]> {
  const found = new Map<string, Promise<Found>>();
  const mistakes: Mistake[] = [];
  for (const picture of files.flatMap(picturesOf)) {
    const file = path.join(root, path.dirname(picture.file), picture.src);
    const look = found.get(file) ?? measure(file);
    found.set(file, look);
    const mistake = pictureMistake(picture, await look);
    if (mistake) mistakes.push(mistake);
  }
  return mistakes;
}

async function measure(file: string): Promise<Found> {
  if (!existsSync(file)) return "missing";
  try {
    const bytes = await readFile(file);
    const { autoOrient, width } = await sharp(bytes).metadata();
    // Decoding every pixel is slow, and only needed where the end marker is missing.
    if (!isWhole(bytes)) await sharp(bytes, { failOn: "truncated" }).stats();
    return autoOrient.width || width;
  } catch {
    return "unreadable";
  }
}

/** Whether a JPEG, PNG or WebP has its end marker. */
function isWhole(bytes: Buffer): boolean {
  if (bytes.subarray(0, 4).toString("latin1") === "RIFF")
    return bytes.length >= bytes.readUInt32LE(4) + 8;
  const end = bytes.subarray(-12).toString("latin1");
  return end.endsWith("\xff\xd9") || end.includes("IEND");
}
