/**
 * Draws every icon of the site from the mark: `node scripts/make-icons.mjs`. Its output in static/ is committed; run it again
 * after a change of the mark (src/components/Logo/Logo.tsx) or of the palette.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const root = join(import.meta.dirname, "..");
const petrol = "#0f4149";
const cream = "#fcf9f4";
const terracotta = "#f0a37a";

/**
 * The mark on a petrol ground.
 *
 * @param {number} inset How much ground is left around the mark, as a share of the side.
 * @param {number} [radius] Of the ground's corners, as a share of the side.
 */
const tile = (inset, radius = 0) => {
  const scale = 1 - 2 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
  <rect width="32" height="32" rx="${32 * radius}" fill="${petrol}"/>
  <g transform="translate(${32 * inset} ${32 * inset}) scale(${scale})">
    <path d="M4.7 18.5a11.3 11.3 0 0 1 22.6 0M16 3v11" fill="none" stroke="${cream}" stroke-width="2.4"/>
    <path d="M1.5 28.5h29l-5-6.5h-2.2l-2.1-5.5H10.8L8.7 22H6.5z" fill="${terracotta}"/>
  </g>
</svg>`;
};

/** @param {string} svg @param {number} size */
const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: 384 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/**
 * An .ico of PNG images, which every browser since 2007 reads.
 *
 * @param {{ size: number; data: Buffer }[]} images
 */
function ico(images) {
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

const plain = tile(0.08, 0.1);
const whole = tile(0.14);
// A maskable icon may lose everything outside the circle in its middle, 80 % wide.
const maskable = tile(0.22);

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, data: await png(plain, size) })),
);
const write = (/** @type {string} */ name, /** @type {Buffer} */ data) =>
  writeFile(join(root, "static", name), data);

await write("favicon.ico", ico(small));
await write("icon-192.png", await png(plain, 192));
await write("icon-512.png", await png(plain, 512));
await write("icon-maskable-512.png", await png(maskable, 512));
await write("apple-touch-icon.png", await png(whole, 180));
