/** The brand, as content/brand.yml has it. */
import { brand } from "./brand-file";
import made from "./typeface.json";

export { brand };

/** The two color schemes. */
export const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/**
 * A system font that stands in for the typeface while it loads, scaled to its measures in percent.
 */
export interface FallbackFont {
  family: string;
  weights: string;
  /** Its names, of which a system has one. */
  local: string[];
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** What `npm run brand` makes of a typeface. */
export interface Typeface {
  /** As content/brand.yml names it. */
  name: string;
  family: string;
  /** What a system shows where there is no better one. */
  generic: "serif" | "sans-serif";
  /** The mean width of its letters in text, in em. */
  width: number;
  /** Its files in static/fonts, each for some weights. */
  files: { file: string; weights: string }[];
  fallbacks: FallbackFont[];
}

/** The look of the business, as content/brand.yml describes it. */
export interface Brand {
  /** Each color in both schemes, by the name of its token: `onBand` is `--on-band`. */
  colors: Readonly<Record<string, Readonly<Record<Scheme, string>>>>;
  radius: string;
  /**
   * A package of fontsource, or a WOFF2 file of static/fonts; without one, pages have the system's
   * typeface.
   */
  typeface?: string;
  /** Whether a WOFF2 file of one's own has serifs; a package says it itself. */
  serif?: boolean;
  /** The mark, as SVG paths in a box of 32 by 32: a line over a shape. */
  mark?: { line: string; lineWidth: number; shape: string };
  /** The business's own drawing in the place of the mark: an SVG file of static/. */
  logo?: Logo;
  /** Its name as a drawing, in the place of the name in letters. */
  wordmark?: Logo;
}

/** A file of static/, with its size in any unit: only the proportion counts. */
export interface Logo {
  file: string;
  width: number;
  height: number;
}

/** Returns a color of a scheme. @throws where the brand has no such color */
export function colorOf(name: string, scheme: Scheme, { colors }: Brand = brand): string {
  const color = colors[name]?.[scheme];
  if (color === undefined) throw new Error(`content/brand.yml has no color “${name}”.`);
  return color;
}

/** The color of the progress bar, which lies on the band in both schemes: that of its token. */
export const barColor = "var(--on-band-accent)";

/** Returns the brand's typeface as it was made; none where pages have the system's. */
export const typefaceOf = ({ typeface }: Brand): Typeface | undefined =>
  typeface === undefined ? undefined : (made as Typeface);

/** Returns the address of a file of a typeface. */
export const fontAddress = (file: string): string => `/fonts/${file}`;
