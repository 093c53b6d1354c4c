/** The brand, as content/brand.yml has it. Browsers have `brand.browser.ts` in its place. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The two color schemes. */
export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** System fonts that stand in for the typeface while it loads, scaled to its measures in percent. */
interface Fallback {
  family: string;
  weights: string;
  local: readonly string[];
  size: number;
  ascent: number;
  descent: number;
}

export interface Brand {
  /** Each color in both schemes, by the name of its token: `onBand` is `--on-band`. */
  colors: Readonly<Record<string, Readonly<Record<Scheme, string>>>>;
  radius: string;
  typeface?: {
    family: string;
    /** Name of its file in static/fonts. */
    file: string;
    weights: string;
    fallbacks?: readonly Fallback[];
  };
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

export const brand = parse(readFileSync("content/brand.yml", "utf8")) as Brand;

/** Returns a color of a scheme. @throws where the brand has no such color */
export function colorOf(name: string, scheme: Scheme, { colors }: Brand = brand): string {
  const color = colors[name]?.[scheme];
  if (color === undefined) throw new Error(`content/brand.yml has no color “${name}”.`);
  return color;
}

/** Returns the address of the typeface's file; none where pages have the system's typeface. */
export const typefaceAddress = ({ typeface }: Brand): string | undefined =>
  typeface && `/fonts/${typeface.file}`;
