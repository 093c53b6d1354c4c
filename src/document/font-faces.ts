/**
 * The typeface and what stands in for it. They are in every page's head and not in the site's style file: when that file
 * comes, after the first view, faces in it would have the browser set the whole page's text once more.
 */
import { typefaceFile, typefaceName } from "../layouts/typeface";

type Face = Record<string, string>;

/** scripts/make-fonts.ts cuts the files. It is there before the first paint or not used until the next page: it never moves what is being read. */
const typeface: Face = {
  "font-family": `"${typefaceName}"`,
  "font-weight": "400 700",
  "font-display": "optional",
};

/**
 * What stands in, where the typeface is not used yet: a face that the device has, stretched to the typeface's measures, so
 * that lines break where they will. Measured on a canvas with 4,000 characters of our own text; in percent of the size.
 */
interface StandIn {
  family: string;
  weight: string;
  /** By their full and their PostScript names. */
  local: readonly string[];
  size: number;
  ascent: number;
  descent: number;
}

/** Windows, macOS and iOS; Android; most others. In the order of `--stand-in` in src/styles/tokens.css. */
const standIns: readonly StandIn[] = [
  {
    family: "As Arial",
    weight: "400 500",
    local: ["Arial", "Helvetica", "Liberation Sans"],
    size: 93.4,
    ascent: 110.3,
    descent: 24.6,
  },
  {
    family: "As Arial",
    weight: "600 700",
    local: ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold"],
    size: 90.4,
    ascent: 113.9,
    descent: 25.4,
  },
  {
    family: "As Roboto",
    weight: "400 500",
    local: ["Roboto", "Roboto-Regular"],
    size: 94.5,
    ascent: 109,
    descent: 24.3,
  },
  {
    family: "As Roboto",
    weight: "600 700",
    local: ["Roboto Bold", "Roboto-Bold"],
    size: 96.7,
    ascent: 106.5,
    descent: 23.8,
  },
  {
    family: "As Open",
    weight: "400 500",
    local: ["Open Sans", "OpenSans-Regular", "Noto Sans", "NotoSans-Regular"],
    size: 89.5,
    ascent: 115,
    descent: 25.7,
  },
  {
    family: "As Open",
    weight: "600 700",
    local: ["Open Sans Bold", "OpenSans-Bold", "Noto Sans Bold", "NotoSans-Bold"],
    size: 86.8,
    ascent: 118.6,
    descent: 26.5,
  },
];

const faces: readonly Face[] = [
  // For the letters that English has not.
  {
    ...typeface,
    src: 'url("/fonts/familjen-grotesk-latin.woff2")',
    "unicode-range": "U+A1-153,U+2010-203A,U+20AC,U+2122",
  },
  // Where both have a character, this one counts, which stands later.
  {
    ...typeface,
    src: `url("${typefaceFile}")`,
    "unicode-range": "U+20-7E,U+A0,U+B0,U+B7,U+BC-BE,U+D7,U+E9,U+F1,U+2013-2026",
  },
  ...standIns.map(({ family, weight, local, size, ascent, descent }) => ({
    "font-family": `"${family}"`,
    "font-weight": weight,
    "line-gap-override": "0%",
    src: local.map((name) => `local("${name}")`).join(),
    "size-adjust": `${size}%`,
    "ascent-override": `${ascent}%`,
    "descent-override": `${descent}%`,
  })),
];

/** As CSS, in few bytes. */
export const fontFaces = faces
  .map((face) => Object.entries(face).map(([name, value]) => `${name}:${value}`))
  .map((descriptors) => `@font-face{${descriptors.join(";")}}`)
  .join("");
