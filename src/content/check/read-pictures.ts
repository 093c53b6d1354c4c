/**
 * Reads and decodes the pictures of `content/`; what was found out about one is kept by its bytes,
 * so that it is decoded once.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import readExif from "exif-reader";
import sharp, { type Metadata } from "sharp";
import { fault, type Fault } from "../issues";

/** What is known of the file of a picture or a drawing. */
export interface Picture {
  /** Pixels as it is shown, upright. */
  width: number;
  height: number;
  /** Whether its metadata tell, or may tell, where it was taken. */
  hasPlace: boolean;
  /** What is wrong with the file itself. */
  fault?: Fault | undefined;
  /** The text of a drawing. */
  svg?: string | undefined;
}

/** The pictures and drawings below `content/`, by their paths there. */
export type Pictures = ReadonlyMap<string, Picture>;

/** How the formats are called by their files, and by people. */
const formats: Readonly<Record<string, { endings: RegExp; name: string }>> = {
  jpeg: { endings: /\.jpe?g$/i, name: "a JPEG" },
  png: { endings: /\.png$/i, name: "a PNG" },
  webp: { endings: /\.webp$/i, name: "a WebP" },
  svg: { endings: /\.svg$/, name: "an SVG" },
};

/** Where it is kept, below the root of the project; a folder that is nobody's source. */
const cacheFile = path.join("node_modules", ".cache", "pictures.json");
/** Has to change when something else is recorded about pictures. */
const version = "2";

/**
 * As many pixels as a telephone's camera has at most; the build has each picture in memory as a
 * whole.
 */
const mostPixels = 200_000_000;

/** Reads every picture. Only those that are new or were changed are decoded. */
export async function readPictures(root: string, names: readonly string[]): Promise<Pictures> {
  const file = path.join(root, cacheFile);
  const known = await readFile(file, "utf8").then(parseCache, () => new Map<string, Picture>());
  const used = new Map<string, Picture>();
  const read = async (name: string): Promise<[string, Picture]> => {
    const bytes = await readFile(path.join(root, "content", name));
    const ending = path.extname(name).toLowerCase();
    const key = createHash("sha256").update(`${version}${ending}\n`).update(bytes).digest("hex");
    const picture = known.get(key) ?? (await decode(name, bytes));
    used.set(key, picture);
    return [name, picture];
  };
  const pictures = new Map<string, Picture>();
  // A few at a time: each is in memory as a whole.
  for (let start = 0; start < names.length; start += 8)
    for (const [name, picture] of await Promise.all(names.slice(start, start + 8).map(read)))
      pictures.set(name, picture);
  if ([...used.keys()].some((key) => !known.has(key)))
    await mkdir(path.dirname(file), { recursive: true })
      .then(() => writeFile(file, JSON.stringify([...used])))
      // Without it, the next check decodes them again.
      .catch(() => undefined);
  return pictures;
}

const parseCache = (text: string) => {
  try {
    return new Map(JSON.parse(text) as [string, Picture][]);
  } catch {
    // Half written, or of another time: the pictures are decoded again.
    return new Map<string, Picture>();
  }
};

/** Decodes a picture as the build does, and returns what is known of it then. */
export async function decode(name: string, bytes: Uint8Array): Promise<Picture> {
  const nothing = { width: 0, height: 0, hasPlace: false };
  const unreadable = (problem: string, remedy: string) => ({
    ...nothing,
    fault: fault("picture-file", problem, remedy),
  });
  const again = "export it again as JPEG, PNG or WebP, or run npm run photos on it";
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels });
    const metadata = await image.metadata();
    const format = formats[metadata.format];
    if (!format?.endings.test(name)) {
      const is = format?.name ?? metadata.format.toUpperCase();
      return unreadable(`is ${is} under the name of another format`, again);
    }
    const { width, height } = metadata.autoOrient;
    const svg = metadata.format === "svg" ? Buffer.from(bytes).toString("utf8") : undefined;
    // Small, which is quick, and still from its first byte to its last.
    if (svg === undefined) await image.resize(32).raw().toBuffer();
    return { width, height, hasPlace: hasPlace(metadata), svg };
  } catch (error) {
    const [reason = ""] = (error as Error).message.split("\n");
    if (name.endsWith(".svg")) return unreadable(`is no sound SVG: ${reason}`, "draw it again");
    return unreadable(`cannot be decoded: ${reason}`, again);
  }
}

/**
 * Whether the metadata of a picture contains a location, or may contain one because it cannot be
 * read.
 */
function hasPlace({ exif, xmp }: Metadata): boolean {
  if (xmp && /GPSL(at|ong)itude|\bLocationCreated\b|\bSublocation\b/.test(xmp.toString("latin1")))
    return true;
  try {
    const { GPSInfo = {} } = exif ? readExif(exif) : {};
    return Object.keys(GPSInfo).some((tag) => /L(at|ong)itude$/.test(tag));
  } catch {
    return true;
  }
}
