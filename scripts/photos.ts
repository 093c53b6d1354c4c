/**
 * `npm run photos -- FOLDER --to content/blog/my-page`: copies photographs to a page, upright,
 * without place and camera data, at most 2560 pixels wide or high, and under names that addresses
 * can have. HEIC files of phones become JPEG.
 */
import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";
import { slugOf } from "../src/content/slug";
import { CommandError, runCommand } from "./command";

const usage = `npm run photos -- FOLDER --to content/build-process/my-recap`;

const photograph = /\.(jpe?g|png|webp|heic|heif|tiff?|avif)$/i;
const longestSide = 2560;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string" } },
  });
  const [from] = positionals;
  const { to } = values;
  if (!from || !to) throw new CommandError(usage);
  for (const folder of [from, to])
    if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`);
  const files = readdirSync(from).filter((file) => photograph.test(file));
  if (files.length === 0) throw new CommandError(`There are no photographs in ${from}.`);
  let failures = 0;
  for (const file of files) {
    try {
      const { data, info } = await prepare(path.join(from, file));
      const target = `${slugOf(path.parse(file).name)}.${info.format === "png" ? "png" : "jpg"}`;
      if (existsSync(path.join(to, target))) throw new Error(`${target} is there already`);
      await writeFile(path.join(to, target), data);
      console.log(`✓ ${file} → ${target}  ${info.width} × ${info.height}`);
    } catch (error) {
      failures += 1;
      console.error(`✗ ${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log('\nIn the text: ![what it shows](./name.jpg "the words under it")');
  if (failures > 0) throw new CommandError(`${failures} of ${files.length} were not taken.`);
}

async function prepare(file: string) {
  const bytes = await readFile(file);
  const isHeic = /\.hei[cf]$/i.test(file);
  const picture = isHeic ? await fromHeic(bytes) : sharp(bytes).autoOrient();
  const resized = picture.resize(longestSide, longestSide, {
    fit: "inside",
    withoutEnlargement: true,
  });
  // The build encodes it again: the source keeps more than the eye needs.
  const isPng = /\.png$/i.test(file);
  const encoded = isPng ? resized.png() : resized.jpeg({ quality: 85, mozjpeg: true });
  return encoded.toBuffer({ resolveWithObject: true });
}

/**
 * sharp's own build does not read HEVC, which phones put into HEIC; libheif's WebAssembly build
 * does.
 */
async function fromHeic(buffer: Buffer): Promise<Sharp> {
  const { default: decode } = await import("heic-decode");
  const { width, height, data } = await decode({ buffer });
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).removeAlpha();
}

runCommand(main, usage);
