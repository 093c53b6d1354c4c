/** The picture beside a shared link: the page's title in the site's own type beside the page's own picture. */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { markPaths } from "../../components/Logo/mark";
import { shareSize } from "../../seo/share-picture";
import { rememberLast } from "../remember-last";
import { fit, outline, typeface } from "./type-setting";

/** To be raised when the drawing below changes, so that pictures kept from earlier builds are made anew. */
const design = 3;

/** Networks refuse or delay large pictures: WhatsApp shows none above 300 KB, and a phone on a slow line waits. */
const byteLimit = 150_000;

const { width, height } = shareSize;
const panel = 576;
const margin = 64;
const colors = {
  ground: "#0f4149",
  text: "#fcf9f4",
  quiet: "#c2d2cd",
  accent: "#f4b491",
  line: "#35646a",
};

export interface SharePicture {
  title: string;
  /** Name of the business, beside the mark. */
  name: string;
  /** The last line: where the page lies. */
  place: string;
  /** The page's picture as a file's content. */
  hero?: Buffer | undefined;
}

/** The words and the mark, as SVG without any text element: a panel where there is a hero, else the whole picture. Pure. */
export function shareSvg({ title, name, place, hero }: SharePicture): string {
  const bold = typeface(700);
  const plain = typeface(500);
  const room = (hero ? panel : width) - 2 * margin;
  const { lines, size } = fit(bold, title, {
    sizes: [72, 64, 56, 50, 44, 38],
    width: room,
    lines: 4,
  });
  const leading = size * 1.08;
  const top = height / 2 + 12 - ((lines.length - 1) * leading) / 2 + size * 0.35;
  const words = lines
    .map((line, index) => outline(bold, line, margin, top + index * leading, size))
    .join("");
  const { lines: named, size: nameSize } = fit(plain, name, {
    sizes: [26, 22, 18],
    width: room - 64,
    lines: 1,
  });
  const brand = outline(plain, named.join(" "), margin + 64, 101, nameSize);
  const foot = outline(plain, place, margin, height - 56, 22);
  const wide = hero ? panel : width;
  const ground = `<rect width="${wide}" height="${height}" fill="${colors.ground}"/>`;
  const sign = hero
    ? ""
    : `<g transform="translate(760 150) scale(13)"><path d="${markPaths.meridian}" fill="none" stroke="${colors.line}" stroke-width="1.2"/><path d="${markPaths.mesa}" fill="${colors.line}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}" viewBox="0 0 ${wide} ${height}">${ground}${sign}<g transform="translate(${margin} 68) scale(1.5)"><path d="${markPaths.meridian}" fill="none" stroke="${colors.text}" stroke-width="2.2"/><path d="${markPaths.mesa}" fill="${colors.accent}"/></g><path d="${brand}" fill="${colors.text}"/><path d="${words}" fill="${colors.text}"/><path d="M${margin} ${height - 104}h${hero ? room : 448}" stroke="${colors.line}" stroke-width="2"/><path d="${foot}" fill="${colors.quiet}"/></svg>`;
}

const channels = 3;

/** What stands beside the words, as pixels of the whole picture; pages that share a hero follow each other. */
const beside = rememberLast(
  32,
  (hero: Buffer) =>
    sharp(hero)
      .resize(width - panel, height, { fit: "cover", position: "attention" })
      .extend({ left: panel, background: colors.ground })
      .removeAlpha()
      .toColorspace("srgb")
      .raw()
      .toBuffer(),
  (hero) => createHash("sha256").update(hero).digest("hex"),
);

/** The picture's pixels, row after row. Only the words are drawn anew for each page. */
async function pixelsOf(picture: SharePicture): Promise<Buffer> {
  const svg = Buffer.from(shareSvg(picture));
  const words = await sharp(svg).removeAlpha().toColorspace("srgb").raw().toBuffer();
  if (!picture.hero) return words;
  const pixels = Buffer.from(await beside(picture.hero));
  for (let row = 0; row < height; row += 1)
    words.copy(
      pixels,
      row * width * channels,
      row * panel * channels,
      (row + 1) * panel * channels,
    );
  return pixels;
}

/** Draws the picture as a JPEG below the limit. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const pixels = await pixelsOf(picture);
  for (const quality of [82, 74, 66, 58, 50, 40]) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels } })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length < byteLimit) return jpeg;
  }
  throw new Error(
    `The share picture of “${picture.title}” cannot be made smaller than ${byteLimit} bytes.`,
  );
}

/** The picture from an earlier build where nothing in it has changed, else drawn anew and kept. */
export async function cachedSharePicture(picture: SharePicture, folder: string): Promise<Buffer> {
  const { hero, ...words } = picture;
  const key = createHash("sha256")
    .update(JSON.stringify([design, words]))
    .update(hero ?? "")
    .digest("hex");
  const file = path.join(folder, `${key}.jpg`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const drawn = await drawSharePicture(picture);
  await mkdir(folder, { recursive: true });
  await writeFile(file, drawn);
  return drawn;
}
