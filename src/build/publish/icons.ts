/** Writes the site's icons, made from the brand's mark, in every build and during development. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { favicon, icons, plainTile } from "../../brand/icons";
import { cachedFile } from "./cached-file";

/** Sizes of the images in favicon.ico, in pixels. */
const icoSizes = [16, 32, 48];

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 384 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** Returns an ICO file of PNG images, which all browsers since 2007 support. */
async function ico(): Promise<Buffer> {
  const images = await Promise.all(
    icoSizes.map(async (size) => ({ size, data: await png(plainTile, size) })),
  );
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, data }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

/** Writes all icons to `public`; unchanged ones come from the cache. */
export async function writeIcons(root: string): Promise<void> {
  const folder = path.join(root, ".cache", "icons");
  const write = (name: string, content: string | Buffer) =>
    writeFile(path.join(root, "public", name), content);
  await mkdir(path.join(root, "public"), { recursive: true });
  await Promise.all([
    write("favicon.svg", favicon),
    cachedFile({ folder, key: [plainTile, icoSizes], make: ico }).then((icon) =>
      write("favicon.ico", icon),
    ),
    ...icons.map(async ({ file, svg, size }) => {
      const make = () => png(svg, size);
      await write(file, await cachedFile({ folder, key: [svg, size], make }));
    }),
  ]);
}
