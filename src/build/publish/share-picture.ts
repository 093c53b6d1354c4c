/** The picture in previews of shared links: the title of the page, in the brand's typeface, beside the page's first picture. */
import sharp from "sharp";
import * as brand from "../../brand/brand";
import { shareSize } from "../../seo/share-picture";
import { rememberLast } from "../../content/remember-last";
import { cachedFile } from "./cached-file";
import { fit, outline, typeface } from "./type-setting";

/** Increase it when the design below changes, so that cached pictures are not used. */
const designVersion = 4;

/** Social networks reject or delay large pictures: WhatsApp shows none above 300 KB. */
const byteLimit = 150_000;

const { width, height } = shareSize;
const panel = 576;
const margin = 64;
const { mark } = brand;
const { band, paper, onBandQuiet, onBandAccent, bandLine } = brand.colors.light;

export interface SharePicture {
  title: string;
  /** Name of the business, shown beside the mark. */
  name: string;
  /** The last line: the place that the title of the site names. */
  place: string;
  hero?: Hero | undefined;
}

/** The first picture of a page. */
export interface Hero {
  /** Identifies the content, such as the address of a file with a hash in its name. */
  key: string;
  /** Reads the file. */
  read: () => Promise<Buffer>;
}

/** Returns an SVG file of the picture's background from row `top` on, with content in the picture's coordinates. */
const panelSvg = (wide: number, top: number, high: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 ${top} ${wide} ${high}"><rect y="${top}" width="${wide}" height="${high}" fill="${band}"/>${content}</svg>`;

/** Returns the width of the text, which is left of the hero or of the large mark. */
const textWidth = (hero?: Hero) => (hero ? panel : 760) - 2 * margin;

/** Returns the title as SVG, and the rows of the picture that it covers. */
function titleOf({ title, hero }: Pick<SharePicture, "title" | "hero">) {
  const bold = typeface(700);
  const { lines, size } = fit(bold, title, {
    sizes: [72, 64, 56, 50, 44, 38],
    width: textWidth(hero),
    lines: 4,
  });
  const leading = size * 1.08;
  const first = height / 2 + 12 - ((lines.length - 1) * leading) / 2 + size * 0.35;
  const outlines = lines
    .map((line, index) => outline(bold, line, margin, first + index * leading, size))
    .join("");
  // Accents are higher than the font size; no descender is longer than half of it.
  const top = Math.floor(first - 1.2 * size);
  const bottom = Math.ceil(first + (lines.length - 1) * leading + size / 2);
  return { drawing: `<path d="${outlines}" fill="${paper}"/>`, top, high: bottom - top };
}

/** Returns everything but title and hero as SVG: mark, name, place and, without a hero, the large mark. */
function surroundings({ name, place, hero }: Omit<SharePicture, "title">): string {
  const plain = typeface(500);
  const room = textWidth(hero);
  const { lines, size } = fit(plain, name, { sizes: [26, 22, 18], width: room - 64, lines: 1 });
  const brand = outline(plain, lines.join(" "), margin + 64, 101, size);
  const foot = outline(plain, place, margin, height - 56, 22);
  const largeMark = hero
    ? ""
    : `<g transform="translate(760 150) scale(13)"><path d="${mark.line}" fill="none" stroke="${bandLine}" stroke-width="${mark.lineWidth * 0.55}"/><path d="${mark.shape}" fill="${bandLine}"/></g>`;
  return `${largeMark}<g transform="translate(${margin} 68) scale(1.5)"><path d="${mark.line}" fill="none" stroke="${paper}" stroke-width="${mark.lineWidth}"/><path d="${mark.shape}" fill="${onBandAccent}"/></g><path d="${brand}" fill="${paper}"/><path d="M${margin} ${height - 104}h${hero ? room : 448}" stroke="${bandLine}" stroke-width="2"/><path d="${foot}" fill="${onBandQuiet}"/>`;
}

/** Returns text and mark as SVG, without text elements: the left panel if there is a hero, else the whole picture. Pure. */
export function shareSvg(picture: SharePicture): string {
  const wide = picture.hero ? panel : width;
  return panelSvg(wide, 0, height, surroundings(picture) + titleOf(picture).drawing);
}

const channels = 3;

const rasterOf = (svg: string) =>
  sharp(Buffer.from(svg)).removeAlpha().toColorspace("srgb").raw().toBuffer();

/** Copies the rows of a panel into the picture, from row `top` on. */
function copyRows(panelPixels: Buffer, pixels: Buffer, top: number): void {
  const bytes = panel * channels;
  for (let row = 0; row < panelPixels.length / bytes; row += 1)
    panelPixels.copy(pixels, (top + row) * width * channels, row * bytes, (row + 1) * bytes);
}

/** Returns the pixels of a picture without its title. The last ones are remembered, since pages with the same hero often follow each other. */
const pixelsWithoutTitle = rememberLast(
  32,
  async ({ hero, ...words }: Omit<SharePicture, "title"> & { hero: Hero }) => {
    const pixels = await sharp(await hero.read())
      .resize(width - panel, height, { fit: "cover", position: "attention" })
      .extend({ left: panel, background: band })
      .removeAlpha()
      .toColorspace("srgb")
      .raw()
      .toBuffer();
    copyRows(
      await rasterOf(panelSvg(panel, 0, height, surroundings({ ...words, hero }))),
      pixels,
      0,
    );
    return pixels;
  },
  ({ hero, name, place }) => JSON.stringify([hero.key, name, place]),
);

/** Returns the pixels of the picture, row by row. Only the title is drawn for each page. */
export async function pixelsOf({ title, hero, name, place }: SharePicture): Promise<Buffer> {
  if (!hero) return rasterOf(shareSvg({ title, name, place }));
  const pixels = Buffer.from(await pixelsWithoutTitle({ hero, name, place }));
  const { drawing, top, high } = titleOf({ title, hero });
  copyRows(await rasterOf(panelSvg(panel, top, high, drawing)), pixels, top);
  return pixels;
}

/**
 * Draws the picture as a JPEG.
 * @throws Error if it is too large even at the lowest quality
 */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const pixels = await pixelsOf(picture);
  for (const quality of [82, 74, 66, 58, 50, 40]) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels } })
      // Optimized Huffman tables would make the file 5 % smaller, but double the time.
      .jpeg({ quality, optimiseCoding: false })
      .toBuffer();
    if (jpeg.length < byteLimit) return jpeg;
  }
  throw new Error(
    `The share picture of “${picture.title}” cannot be made smaller than ${byteLimit} bytes.`,
  );
}

/** Returns the picture from the cache if nothing in it has changed, else draws it. */
export function cachedSharePicture(picture: SharePicture, folder: string): Promise<Buffer> {
  const { hero, ...words } = picture;
  return cachedFile({
    folder,
    key: [designVersion, brand, words, hero?.key],
    make: () => drawSharePicture(picture),
  });
}
