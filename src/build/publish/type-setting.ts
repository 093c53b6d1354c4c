/**
 * Converts text to outlines. SVG text would need the typeface to be installed on the machine that builds the site; outlines
 * look the same everywhere.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parse, type Font, type Glyph, type PathCommand } from "opentype.js";
import * as brand from "../../brand/brand";

type Weight = 500 | 700;

const fonts = new Map<Weight, Font>();

/** Returns the brand's typeface, from its npm package; as WOFF, since opentype.js cannot read WOFF2. */
export function typeface(weight: Weight): Font {
  const loaded = fonts.get(weight);
  if (loaded) return loaded;
  const require = createRequire(path.join(process.cwd(), "package.json"));
  const { id } = brand.typeface;
  const file = require.resolve(`@fontsource/${id}/files/${id}-latin-${weight}-normal.woff`);
  const bytes = readFileSync(file);
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(weight, font);
  return font;
}

/**
 * Returns the glyph and position of each character, kerned, and the width of the line. opentype.js's own layout fails on a
 * substitution table of this typeface ("lookupType: 6 - substFormat: 2"), which Latin text does not need.
 */
function layOut(
  font: Font,
  text: string,
  size: number,
): { glyphs: [Glyph, number][]; width: number } {
  const scale = size / font.unitsPerEm;
  const glyphs: [Glyph, number][] = [];
  let width = 0;
  let before: Glyph | undefined;
  for (const character of text.normalize("NFC")) {
    const glyph = font.charToGlyph(character);
    if (before) width += font.getKerningValue(before, glyph) * scale;
    glyphs.push([glyph, width]);
    width += (glyph.advanceWidth ?? 0) * scale;
    before = glyph;
  }
  return { glyphs, width };
}

/** Returns the width of a line. */
export function widthOf(font: Font, line: string, size: number): number {
  return layOut(font, line, size).width;
}

/** Breaks text into lines no wider than `width`; a wider word gets a line of its own. */
function breakLines(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(font, longer, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Setting {
  lines: string[];
  size: number;
}

/**
 * Returns the lines of a text at the largest of the sizes, given in descending order, at which it fits into the width and
 * number of lines; at the smallest one if it never fits.
 */
export function fit(
  font: Font,
  text: string,
  { sizes, width, lines }: { sizes: readonly number[]; width: number; lines: number },
): Setting {
  let setting: Setting = { lines: [text], size: 40 };
  for (const size of sizes) {
    setting = { size, lines: breakLines(font, text, size, width) };
    const isFitting = setting.lines.every((line) => widthOf(font, line, size) <= width);
    if (isFitting && setting.lines.length <= lines) break;
  }
  return setting;
}

/** Returns the SVG path data of a line whose baseline starts at the point. */
export function outline(font: Font, line: string, x: number, y: number, size: number): string {
  const { glyphs } = layOut(font, line, size);
  return glyphs
    .flatMap(([glyph, shift]) => glyph.getPath(x + shift, y, size).commands)
    .map(toPathData)
    .join("");
}

/** Used instead of opentype.js 2.0's own path data, which librsvg fails to parse. */
function toPathData(command: PathCommand): string {
  const point = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(" ");
  switch (command.type) {
    case "M":
    case "L":
      return command.type + point(command.x, command.y);
    case "Q":
      return `Q${point(command.x1, command.y1, command.x, command.y)}`;
    case "C":
      return `C${point(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    default:
      return "Z";
  }
}
