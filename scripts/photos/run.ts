/** What `npm run photos` does, without the terminal. */
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { heroWidth, pictureWidth } from "../../src/content/fields";
import { CommandError } from "../command";
import { frontMatterLines, markdownLines } from "./captions";
import { isReadyName, nameFor, numberedName } from "./names";
import { longestSide, photoFile, PhotoError, preparePhoto, type Prepared } from "./prepare";

interface PhotoOptions {
  /** The folder of the camera files. */
  folder: string;
  /** The page's folder; `folder` when left out. */
  to?: string | undefined;
  /** Names them `name-01`, `name-02` … in the order in which they were taken. */
  name?: string | undefined;
  /** Adds the captions block to the end of the page's text. */
  write?: boolean | undefined;
}

/** Where camera files that lie in a page's folder are moved: they must not be published, and originals are never deleted. */
const originals = ".photo-originals";

interface Photo extends Prepared {
  source: string;
}

/**
 * Makes photographs ready for a page.
 * @returns the names of the new files
 * @throws CommandError when a folder is missing, or, after all others are done, when some file could not be read
 */
export async function preparePhotos(
  root: string,
  options: PhotoOptions,
  say: (text: string) => void,
): Promise<string[]> {
  const { name } = options;
  const from = path.resolve(root, options.folder);
  const to = path.resolve(root, options.to ?? options.folder);
  for (const folder of [from, to]) {
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) throw new CommandError(`There is no folder ${path.relative(root, folder)}.`);
  }
  const taken = new Set(await readdir(to));
  const files = (await readdir(from, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && !/^\.|\.(md|yml)$/.test(entry.name),
  );
  const names = files.map((file) => file.name).sort();
  const photos: Photo[] = [];
  const refused: string[] = [];
  const refuse = (reason: string) => {
    refused.push(reason);
    say(`✗ ${reason}`);
  };
  for (const source of names) {
    if (!photoFile.test(source)) {
      refuse(`${source} is no photograph: only JPEG, PNG, WebP, HEIC, TIFF and AVIF are taken.`);
      continue;
    }
    if (from === to && isReadyName(source) && (await isReady(path.join(from, source)))) continue;
    try {
      photos.push({ source, ...(await preparePhoto(path.join(from, source))) });
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      refuse(error.message);
    }
  }
  if (name)
    photos.sort((a, b) => a.taken.localeCompare(b.taken) || a.source.localeCompare(b.source));

  const made: string[] = [];
  for (const [index, photo] of photos.entries()) {
    if (from === to) {
      await setAside(root, from, photo.source);
      taken.delete(photo.source);
    }
    const file = name
      ? numberedName(name, index + 1, taken, photo.extension)
      : nameFor(photo.source, taken, photo.extension);
    taken.add(file);
    made.push(file);
    await writeFile(path.join(to, file), photo.data);
    say(`✓ ${photo.source} → ${file}  ${photo.width} × ${photo.height}${tooSmall(photo.width)}`);
  }
  if (made.length === 0 && refused.length === 0)
    say("There is nothing to do: no photograph that is not ready already.");
  if (made.length > 0) await sayCaptions(to, made, options, say);
  if (from === to && made.length > 0)
    say(`The camera files are in ${originals}/ now, which git leaves out.`);
  if (refused.length > 0)
    throw new CommandError(
      `${refused.length} of ${names.length} ${names.length === 1 ? "file" : "files"} could not be taken.`,
    );
  return made;
}

/** Whether a picture holds no camera data and is small enough. */
async function isReady(file: string): Promise<boolean> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return false;
  const { exif, xmp, width, height, orientation = 1 } = metadata;
  return !exif && !xmp && orientation === 1 && Math.max(width, height) <= longestSide;
}

async function setAside(root: string, from: string, name: string): Promise<void> {
  const target = path.join(root, originals, path.basename(from));
  await mkdir(target, { recursive: true });
  const rest = new Set(await readdir(target));
  const free = rest.has(name) ? `${Date.now()}-${name}` : name;
  await rename(path.join(from, name), path.join(target, free));
}

function tooSmall(width: number): string {
  if (width < pictureWidth) return `: too small, pages need ${pictureWidth} pixels at least`;
  return width < heroWidth ? `: too small for a first picture, which needs ${heroWidth}` : "";
}

/** Adds the lines that show the pictures to the page, or prints them. */
async function sayCaptions(
  to: string,
  names: readonly string[],
  { write }: PhotoOptions,
  say: (text: string) => void,
): Promise<void> {
  const page = path.join(to, "index.md");
  if (write) {
    const text = await readFile(page, "utf8").catch(() => undefined);
    if (text === undefined) throw new CommandError(`There is no page ${page} to add captions to.`);
    await writeFile(page, `${text.trimEnd()}\n\n${markdownLines(names)}`);
    say(`\nThe end of ${page} holds a line for each picture: fill them in and put them in place.`);
    return;
  }
  say(`\nFor the text, each on a line of its own:\n\n${markdownLines(names)}`);
  say(`For front matter (hero, picture, before, after):\n\n${frontMatterLines(names)}`);
}
