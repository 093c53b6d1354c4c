/** The picture beside a shared link: the page's title in the site's own type beside the page's own picture. */
import sharp from "sharp";
import * as brand from "../../brand/brand";
import { shareSize } from "../../seo/share-picture";
import { rememberLast } from "../../content/remember-last";
import { keptFile } from "./kept-file";
import { fit, outline, typeface } from "./type-setting";

/** To be raised when the drawing below changes, so that pictures kept from earlier builds are made anew. */
const design = 4;

/** Networks refuse or delay large pictures: WhatsApp shows none above 300 KB, and a phone on a slow line waits. */
const byteLimit = 150_000;

const { width, height } = shareSize;
const panel = 576;
const margin = 64;
const { mark } = brand;
const { band, paper, onBandQuiet, onBandAccent, bandLine } = brand.colors.light;

export interface SharePicture {
  title: string;
  /** Name of the business, beside the mark. */
  name: string;
  /** The last line: where the page lies. */
  place: string;
  hero?: Hero | undefined;
}

/** The page's picture. */
export interface Hero {
  /** Changes with its content, as the address of a hashed file does. */
  key: string;
  /** Reads the file, which many pages may share. */
  read: () => Promise<Buffer>;
}

const ground = (wide: number, top: number, high: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 ${top} ${wide} ${high}"><rect y="${top}" width="${wide}" height="${high}" fill="${band}"/>${content}</svg>`;

/** Left of the picture, or of the large mark. */
const roomOf = (hero?: Hero) => (hero ? panel : 760) - 2 * margin;

/** The title's outlines and the rows that they take. */
function titleOf({ title, hero }: Pick<SharePicture, "title" | "hero">) {
  const bold = typeface(700);
  const { lines, size } = fit(bold, title, {
    sizes: [72, 64, 56, 50, 44, 38],
    width: roomOf(hero),
    lines: 4,
  });
  const leading = size * 1.08;
  const first = height / 2 + 12 - ((lines.length - 1) * leading) / 2 + size * 0.35;
  const outlines = lines
    .map((line, index) => outline(bold, line, margin, first + index * leading, size))
    .join("");
  // Accents rise above the size, and no letter of the face falls below half of it.
  const top = Math.floor(first - 1.2 * size);
  const bottom = Math.ceil(first + (lines.length - 1) * leading + size / 2);
  return { drawing: `<path d="${outlines}" fill="${paper}"/>`, top, high: bottom - top };
}

/** What appears around the title: mark, name, place and, where there is no hero, the large mark. */
function surroundings({ name, place, hero }: Omit<SharePicture, "title">): string {
  const plain = typeface(500);
  const room = roomOf(hero);
  const { lines, size } = fit(plain, name, { sizes: [26, 22, 18], width: room - 64, lines: 1 });
  const brand = outline(plain, lines.join(" "), margin + 64, 101, size);
  const foot = outline(plain, place, margin, height - 56, 22);
  const sign = hero
    ? ""
    : `<g transform="translate(760 150) scale(13)"><path d="${mark.line}" fill="none" stroke="${bandLine}" stroke-width="${mark.lineWidth * 0.55}"/><path d="${mark.shape}" fill="${bandLine}"/></g>`;
  return `${sign}<g transform="translate(${margin} 68) scale(1.5)"><path d="${mark.line}" fill="none" stroke="${paper}" stroke-width="${mark.lineWidth}"/><path d="${mark.shape}" fill="${onBandAccent}"/></g><path d="${brand}" fill="${paper}"/><path d="M${margin} ${height - 104}h${hero ? room : 448}" stroke="${bandLine}" stroke-width="2"/><path d="${foot}" fill="${onBandQuiet}"/>`;
}

/** The words and the mark, as SVG without any text element: a panel where there is a hero, else the whole picture. Pure. */
export function shareSvg(picture: SharePicture): string {
  const wide = picture.hero ? panel : width;
  return ground(wide, 0, height, surroundings(picture) + titleOf(picture).drawing);
}

const channels = 3;

const rasterOf = (svg: string) =>
  sharp(Buffer.from(svg)).removeAlpha().toColorspace("srgb").raw().toBuffer();

/** Copies a panel's rows into the picture, from row `top` on. */
function lay(panelPixels: Buffer, pixels: Buffer, top: number): void {
  const bytes = panel * channels;
  for (let row = 0; row < panelPixels.length / bytes; row += 1)
    panelPixels.copy(pixels, (top + row) * width * channels, row * bytes, (row + 1) * bytes);
}

/** The picture without its title, as pixels; pages that share a hero follow each other. */
const untitled = rememberLast(
  32,
  async ({ hero, ...words }: Omit<SharePicture, "title"> & { hero: Hero }) => {
    const pixels = await sharp(await hero.read())
      .resize(width - panel, height, { fit: "cover", position: "attention" })
      .extend({ left: panel, background: band })
      .removeAlpha()
      .toColorspace("srgb")
      .raw()
      .toBuffer();
    lay(await rasterOf(ground(panel, 0, height, surroundings({ ...words, hero }))), pixels, 0);
    return pixels;
  },
  ({ hero, name, place }) => JSON.stringify([hero.key, name, place]),
);

/** The picture's pixels, row after row. Only the title is drawn anew for each page. */
export async function pixelsOf({ title, hero, name, place }: SharePicture): Promise<Buffer> {
  if (!hero) return rasterOf(shareSvg({ title, name, place }));
  const pixels = Buffer.from(await untitled({ hero, name, place }));
  const { drawing, top, high } = titleOf({ title, hero });
  lay(await rasterOf(ground(panel, top, high, drawing)), pixels, top);
  return pixels;
}

/** Draws the picture as a JPEG below the limit. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const pixels = await pixelsOf(picture);
  for (const quality of [82, 74, 66, 58, 50, 40]) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels } })
      // Tables of its own would make the file a twentieth smaller and take as long as all the rest.
      .jpeg({ quality, optimiseCoding: false })
      .toBuffer();
    if (jpeg.length < byteLimit) return jpeg;
  }
  throw new Error(
    `The share picture of “${picture.title}” cannot be made smaller than ${byteLimit} bytes.`,
  );
}

/** The picture from an earlier build where nothing in it has changed, else drawn anew and kept. */
export function cachedSharePicture(picture: SharePicture, folder: string): Promise<Buffer> {
  const { hero, ...words } = picture;
  return keptFile({
    folder,
    key: [design, brand, words, hero?.key],
    make: () => drawSharePicture(picture),
  });
}
