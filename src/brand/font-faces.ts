/**
 * The `@font-face` rules of the typeface and its fallbacks. They are in every page's head rather than in the site's style
 * sheet, which loads after the first view: font faces in it would make the browser lay out all text again.
 */
import { colors, typeface } from "./brand";
import standIns from "./stand-ins.json";

/** Path of the font file with the characters of English and Spanish. */
export const typefaceFile = `/fonts/${typeface.id}.woff2`;

/** Path of the font file with the other Latin letters. */
export const latinFile = `/fonts/${typeface.id}-latin.woff2`;

/** Tablets and wider screens, on which the typeface is worth a preload; for phones see src/visit/typeface.ts. */
export const wideScreen = "(width >= 48em)";

/**
 * A fallback: a local font adjusted to the typeface's metrics, so that lines break in the same places once the typeface
 * is loaded. Metrics are in percent; scripts/brand/stand-ins.ts computes them.
 */
export interface StandIn {
  family: string;
  weights: string;
  local: readonly string[];
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** The families of the fallbacks, in the order in which a browser tries them. */
export const standInFamilies = [...new Set(standIns.map(({ family }) => family))];

type Face = Record<string, string>;

/** `optional`: used if loaded before the first paint, else from the next page on, so that it never moves text that is being read. */
const typefaceFace = (file: string, unicodeRange: string): Face => ({
  "font-family": `"${typeface.name}"`,
  "font-weight": typeface.weights.join(" "),
  "font-display": "optional",
  src: `url("${file}")`,
  "unicode-range": unicodeRange,
});

const standInFace = ({ family, weights, local, ...measures }: StandIn): Face => ({
  "font-family": `"${family}"`,
  "font-weight": weights,
  "line-gap-override": `${measures.lineGap}%`,
  src: local.map((name) => `local("${name}")`).join(),
  "size-adjust": `${measures.size}%`,
  "ascent-override": `${measures.ascent}%`,
  "descent-override": `${measures.descent}%`,
});

const asCss = (faces: readonly Face[]) =>
  faces
    .map((face) => Object.entries(face).map(([name, value]) => `${name}:${value}`))
    .map((descriptors) => `@font-face{${descriptors.join(";")}}`)
    .join("");

/** The typeface alone, as CSS. Where both ranges contain a character, the later rule wins. */
const typefaceFaces = asCss([
  typefaceFace(latinFile, "U+A1-153,U+2010-203A,U+20AC,U+2122"),
  typefaceFace(typefaceFile, "U+20-7E,U+A0-FC,U+2013-2026"),
]);

/** The typeface and its fallbacks, as minified CSS. */
export const fontFaces = typefaceFaces + asCss(standIns.map(standInFace));

/** The colors of what we add to the editor, which has no dark scheme. */
const editorColors = (["action", "paper", "ink", "danger", "line"] as const)
  .map((name) => `--${name}:${colors.light[name]}`)
  .join(";");

/** The brand in the editor, as CSS. `swap`: nobody is reading yet when the typeface loads. */
export const editorFaces = `${typefaceFaces.replaceAll("optional", "swap")}:root{--display:"${typeface.name}",system-ui,sans-serif;${editorColors}}`;
