/** Turns a camera file into a picture that the site can show. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import decodeHeic from "heic-decode";
import sharp, { type Sharp } from "sharp";
import { CommandError } from "../command";

/** Twice the width of the largest picture, rounded up: what a sharp screen can show. */
export const longestSide = 2560;

/** A file that is no picture. */
export class PhotoError extends CommandError {}

export interface Prepared {
  data: Buffer;
  extension: "jpg" | "png" | "webp";
  width: number;
  height: number;
  /** When it was taken, as `2026:11:20 09:30:00`, to put pictures in order; "" where the camera does not say. */
  taken: string;
}

/** Names of files that are photographs. */
export const photoFile = /\.(jpe?g|png|webp|heic|heif|tiff?|avif)$/i;

/**
 * Straightens a photograph, makes it no larger than the site can use, and leaves out everything that the camera wrote
 * into it: place, time, serial number. Colors become sRGB.
 */
export async function preparePhoto(file: string): Promise<Prepared> {
  const bytes = await readFile(file);
  const isHeic = /\.(heic|heif)$/i.test(file);
  try {
    const picture = isHeic ? await fromHeic(bytes) : sharp(bytes).autoOrient();
    const metadata = isHeic ? undefined : await sharp(bytes).metadata();
    const extension =
      metadata?.format === "png" || metadata?.format === "webp" ? metadata.format : "jpg";
    const resized = picture.resize(longestSide, longestSide, {
      fit: "inside",
      withoutEnlargement: true,
    });
    const { data, info } = await encode(resized, extension).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { data, extension, width, height, taken: takenAt(metadata?.exif) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PhotoError(
      `${path.basename(file)} cannot be read as a picture (${reason}). Open it on the phone or computer that made it and export it as JPEG.`,
    );
  }
}

/** sharp's own build does not read HEVC, which phones put into HEIC; libheif's WebAssembly build does, and turns it upright. */
async function fromHeic(bytes: Buffer): Promise<Sharp> {
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).removeAlpha();
}

function encode(picture: Sharp, extension: Prepared["extension"]): Sharp {
  if (extension === "png") return picture.png({ compressionLevel: 9 });
  if (extension === "webp") return picture.webp({ quality: 85 });
  // The site's build encodes it again, as AVIF: the source keeps more than the eye needs.
  return picture.jpeg({ quality: 85, mozjpeg: true });
}

/** Searches the bytes, because a camera's EXIF data may be too broken to be parsed. */
function takenAt(exif: Buffer | undefined): string {
  const [time = ""] =
    /\d{4}(?::\d\d){2} \d\d(?::\d\d){2}/.exec(exif?.toString("latin1") ?? "") ?? [];
  return time;
}
