/** One camera file to one picture that the site can show. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import decodeHeic from "heic-decode";
import sharp, { type Sharp } from "sharp";

/** Twice the width of the largest picture, rounded up: what a sharp screen can show. */
export const longestSide = 2560;

/** A file that cannot be read; its message says what to do. */
export class PhotoError extends Error {}

export interface Prepared {
  data: Buffer;
  extension: "jpg" | "png" | "webp";
  width: number;
  height: number;
  /** When it was taken, as far as the camera says, to put pictures in order. */
  taken: number;
}

/** Extensions of files that are taken for photographs. */
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

/** sharp's own build reads no HEVC, which is what phones put into HEIC; libheif's WebAssembly build does, upright. */
async function fromHeic(bytes: Buffer): Promise<Sharp> {
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).removeAlpha();
}

function encode(picture: Sharp, extension: Prepared["extension"]): Sharp {
  if (extension === "png") return picture.png({ compressionLevel: 9 });
  if (extension === "webp") return picture.webp({ quality: 85 });
  // The site's build makes AVIF of it, so the source keeps more than the eye needs.
  return picture.jpeg({ quality: 85, mozjpeg: true });
}

/** `2026:11:20 09:30:00` in the camera's notes; their place in the file does not matter for that. */
function takenAt(exif: Buffer | undefined): number {
  const found = /(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/.exec(exif?.toString("latin1") ?? "");
  if (!found) return 0;
  const [year = 0, month = 1, ...rest] = found.slice(1).map(Number);
  const [day = 1, hour = 0, minute = 0, second = 0] = rest;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
