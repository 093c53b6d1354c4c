/** Pictures that content names: there, readable, large enough. */
import { access } from "node:fs/promises";
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
  try {
    await access(file);
  } catch {
    return "missing";
  }
  try {
    const { autoOrient, width } = await sharp(file).metadata();
    return autoOrient.width || width;
  } catch {
    return "unreadable";
  }
}
