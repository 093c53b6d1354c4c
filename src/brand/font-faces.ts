/**
 * The typeface and what stands in for it. They are in every page's head and not in the site's style file: when that file
 * comes, after the first view, faces in it would have the browser set the whole page's text once more.
 */
import { colors, typeface } from "./brand";
import standIns from "./stand-ins.json";

/** Address of the file that holds what English and Spanish texts are made of. */
export const typefaceFile = `/fonts/${typeface.id}.woff2`;

/** Address of the file with the letters that neither has. */
export const latinFile = `/fonts/${typeface.id}-latin.woff2`;

/** Screens of tablets and wider, on which the typeface is worth a preload; src/visit/typeface.ts tells what others do. */
export const wideScreen = "(width >= 48em)";

/**
 * A face that the device has, stretched to the typeface's measures, so that lines break where they will. In percent of
 * the size, as scripts/brand/stand-ins.ts reckons them.
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

/** The families that stand in, in the order in which a browser tries them. */
export const standInFamilies = [...new Set(standIns.map(({ family }) => family))];

type Face = Record<string, string>;

/** It is there before the first paint or not used until the next page: it never moves what is being read. */
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

/** The typeface alone, as CSS. Where both files have a character, the one counts that appears later. */
const typefaceFaces = asCss([
  typefaceFace(latinFile, "U+A1-153,U+2010-203A,U+20AC,U+2122"),
  typefaceFace(typefaceFile, "U+20-7E,U+A0-FC,U+2013-2026"),
]);

/** The typeface and what stands in for it, as CSS, in few bytes. */
export const fontFaces = typefaceFaces + asCss(standIns.map(standInFace));

/** The colors of what the site adds to the editor, which has no dark scheme. */
const editorColors = (["action", "paper", "ink", "danger", "line"] as const)
  .map((name) => `--${name}:${colors.light[name]}`)
  .join(";");

/** The editor's share of the brand, as CSS. Nobody reads there before it has loaded, so that nothing moves. */
export const editorFaces = `${typefaceFaces.replaceAll("optional", "swap")}:root{--display:"${typeface.name}",system-ui,sans-serif;${editorColors}}`;
