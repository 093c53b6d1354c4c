/**
 * The icons of the site, and the picture for shared links of pages that have none, drawn from the
 * brand.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { colorOf, type Brand } from "./brand";

/** What the icons were drawn from, as `drawnFrom` returns it: the content check compares it. */
export const iconsRecord = "src/brand/icons.json";

/** The mark is drawn in a box of 32 by 32. */
const box = 32;

const svgOf = (inside: string, [width, height] = [box, box]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/**
 * Returns the icon for browsers that read SVG, in the colors of the device's scheme: the mark, a
 * fifth bolder than beside the name.
 */
export function faviconSvg(brand: Brand): string | undefined {
  const { mark } = brand;
  if (!mark || brand.logo) return undefined;
  const color = (name: string, scheme: "light" | "dark") => colorOf(name, scheme, brand);
  const width = Math.round(mark.lineWidth * 120) / 100;
  const light = `path{fill:${color("accent", "light")}}.l{fill:none;stroke:${color("action", "light")};stroke-width:${width}}`;
  const dark = `path{fill:${color("accent", "dark")}}.l{fill:none;stroke:${color("ink", "dark")}}`;
  return svgOf(
    `<style>${light}@media(prefers-color-scheme:dark){${dark}}</style><path class="l" d="${mark.line}"/><path d="${mark.shape}"/>`,
  );
}

/**
 * Returns what icons are drawn from, by the paths of the fields of content/brand.yml.
 * @param readStatic reads a file of static/; undefined where there is none
 */
export async function drawnFrom(
  brand: Brand,
  readStatic: (name: string) => Promise<string | undefined>,
): Promise<Record<string, string>> {
  const { logo, mark } = brand;
  const colorsIn = (...fields: (readonly [name: string, scheme: "light" | "dark"])[]) =>
    Object.fromEntries(
      fields.map(([name, scheme]) => [`colors.${name}.${scheme}`, colorOf(name, scheme, brand)]),
    );
  const ground = colorsIn(["band", "light"]);
  if (logo) {
    const drawing = (await readStatic(logo.file)) ?? "";
    const digest = createHash("sha256").update(drawing).digest("hex").slice(0, 16);
    return { ...ground, "logo.file": `${logo.file} ${digest}` };
  }
  return {
    ...ground,
    ...colorsIn(
      ["onBand", "light"],
      ["onBandAccent", "light"],
      ["accent", "light"],
      ["accent", "dark"],
      ["action", "light"],
      ["ink", "dark"],
    ),
    ...(mark && {
      "mark.line": mark.line,
      "mark.lineWidth": String(mark.lineWidth),
      "mark.shape": mark.shape,
    }),
  };
}

/** Returns the mark or the logo on nothing, in a square of a size. */
async function drawn(brand: Brand, folder: string, size: number): Promise<Buffer> {
  const { logo, mark } = brand;
  if (logo)
    return sharp(path.join(folder, logo.file), { density: 300 })
      .resize({ width: size, height: size, fit: "contain", background: "#00000000" })
      .png()
      .toBuffer();
  if (!mark) throw new Error("content/brand.yml has neither mark nor logo.");
  const line = `<path d="${mark.line}" fill="none" stroke="${colorOf("onBand", "light", brand)}" stroke-width="${mark.lineWidth}"/>`;
  const shape = `<path d="${mark.shape}" fill="${colorOf("onBandAccent", "light", brand)}"/>`;
  return sharp(Buffer.from(svgOf(line + shape)), { density: (72 * size) / box })
    .resize(size, size)
    .png()
    .toBuffer();
}

interface Picture {
  width: number;
  height?: number;
  /** How much of its smaller side the drawing takes. */
  share: number;
  /** Rounding of its corners, as a share of its width. */
  rounding?: number;
}

/** Returns the drawing on the band. */
async function onBand(brand: Brand, folder: string, picture: Picture): Promise<Buffer> {
  const { width, height = width, share, rounding = 0 } = picture;
  const fill = colorOf("band", "light", brand);
  const ground = svgOf(
    `<rect width="${width}" height="${height}" rx="${width * rounding}" fill="${fill}"/>`,
    [width, height],
  );
  const input = await drawn(brand, folder, Math.round(Math.min(width, height) * share));
  return sharp(Buffer.from(ground)).resize(width, height).composite([{ input }]).png().toBuffer();
}

/** Returns PNG files as one ICO file: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/**
 * Writes all icons of a brand, and its picture for shared links, to static/, and what they were
 * drawn from to `iconsRecord`. Devices crop a maskable icon to a circle of 80 percent
 * (w3.org/TR/appmanifest).
 * @param root the project, with the logo in static/
 * @returns the names of the files in static/
 */
export async function writeIcons(brand: Brand, root: string): Promise<string[]> {
  const folder = path.join(root, "static");
  const icon = (picture: Picture) => onBand(brand, folder, picture);
  const sizes = [16, 32, 48];
  const small = await Promise.all(
    sizes.map((width) => icon({ width, share: 0.8, rounding: 0.12 })),
  );
  const files: Record<string, string | Buffer> = {
    "favicon.svg":
      faviconSvg(brand) ?? (await readFile(path.join(folder, brand.logo?.file ?? ""), "utf8")),
    "favicon.ico": icoOf(small.map((png, index) => ({ size: sizes[index] ?? 0, png }))),
    "icon-192.png": await icon({ width: 192, share: 0.8, rounding: 0.12 }),
    "icon-512.png": await icon({ width: 512, share: 0.8, rounding: 0.12 }),
    "icon-maskable-512.png": await icon({ width: 512, share: 0.56 }),
    "apple-touch-icon.png": await icon({ width: 180, share: 0.7 }),
    "share.jpg": await sharp(await icon({ width: 1200, height: 630, share: 0.56 }))
      .jpeg({ quality: 80 })
      .toBuffer(),
  };
  for (const [name, file] of Object.entries(files)) await writeFile(path.join(folder, name), file);
  const record = path.join(root, iconsRecord);
  const from = await drawnFrom(brand, (name) => readFile(path.join(folder, name), "utf8"));
  await mkdir(path.dirname(record), { recursive: true });
  await writeFile(record, `${JSON.stringify(from, undefined, 2)}\n`);
  return Object.keys(files);
}
