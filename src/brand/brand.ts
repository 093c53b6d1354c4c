/** What code needs of the brand; docs/brand.md says how to change it. */

/** Colors of tokens.css outside of pages: the progress bar, the browser's own bars, the manifest. */
export const colors = {
  light: { accent: "#a9441f", band: "#0f4149", paper: "#fcf9f4" },
  dark: { band: "#0d2e34" },
} as const;

/** The file of font-faces.css that every page preloads. */
export const typefaceFile = "/fonts/familjen-grotesk.woff2";

/** The mark, as SVG paths in a viewBox of 32 by 32: the sun's meridian, a stroke, over a mesa, a filled shape. */
export const mark = {
  line: "M4.7 18.5a11.3 11.3 0 0 1 22.6 0M16 3v11",
  /** Stroke width in the same units. */
  lineWidth: 2.2,
  shape: "M1.5 28.5h29l-5-6.5h-2.2l-2.1-5.5H10.8L8.7 22H6.5z",
} as const;
