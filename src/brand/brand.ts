/**
 * The brand: its colors, typeface and mark. Everything that shows them is made from this file: the styles' tokens, theme
 * color, manifest, icons, share pictures, progress bar and editor. docs/brand.md says how to change it.
 */

/**
 * Colors by scheme, each in six hexadecimal digits; in CSS `onBand` is `--on-band`. The dark scheme and print list only
 * what they change.
 */
export const colors = {
  light: {
    // Warm plaster, oak, petrol shade, one terracotta.
    paper: "#fcf9f4",
    raised: "#f3eadc",
    line: "#d9cbb8",
    /** The outline of a control: 3:1 on paper and on raised. */
    edge: "#8b7b68",
    ink: "#211c17",
    quiet: "#5c5248",
    accent: "#a9441f",
    action: "#0f4149",
    actionOver: "#0a2f35",
    onAction: "#fcf9f4",
    sage: "#5c6b52",
    danger: "#a3201a",

    // The petrol band of header and footer, which is dark in both schemes.
    band: "#0f4149",
    onBand: "#f7efe3",
    onBandQuiet: "#c2d2cd",
    bandLine: "#35646a",
    onBandAccent: "#f4b491",
    onBandDanger: "#ff5a4f",

    // The sky of the home page's picture, in the color of its top row of pixels, and what is shown on it.
    sky: "#98aebc",
    skyInk: "#1b1712",
    skyAction: "#0a3238",
    skyActionOver: "#061f23",
    onSkyAction: "#f7efe3",

    /** The background of an enlarged picture. */
    viewer: "#0f1817",
  },
  dark: {
    paper: "#14201f",
    raised: "#1d2c2b",
    line: "#33454a",
    edge: "#7d9291",
    ink: "#f2eadd",
    quiet: "#b9c4bf",
    accent: "#f0a37a",
    action: "#a9c7c6",
    actionOver: "#c9dedd",
    onAction: "#14201f",
    sage: "#a8b79c",
    danger: "#ff9d8f",
    band: "#0d2e34",
    bandLine: "#2b5158",
    // The picture of the same house at dusk.
    sky: "#013040",
    skyInk: "#f7efe3",
    skyAction: "#f7efe3",
    skyActionOver: "#f4b491",
    onSkyAction: "#0d2e34",
  },
  print: {
    paper: "#ffffff",
    raised: "#ffffff",
    line: "#999999",
    ink: "#000000",
    quiet: "#222222",
    accent: "#000000",
    action: "#000000",
    sage: "#000000",
    band: "#ffffff",
    onBand: "#000000",
    onBandQuiet: "#222222",
    onBandAccent: "#000000",
  },
} as const;

/** A family on fontsource.org, which publishes it as two npm packages, static and variable; both have to be installed. */
export const typeface = {
  /** The family's name, in CSS too. */
  name: "Familjen Grotesk",
  /** Its id on fontsource.org; the site's font files are named after it. */
  id: "familjen-grotesk",
  /** The lightest and boldest weight of the variable font. */
  weights: [400, 700],
} as const;

/** The mark, as SVG paths in a viewBox of 32 by 32: the sun's meridian, a stroke, over a mesa, a filled shape. */
export const mark = {
  line: "M4.7 18.5a11.3 11.3 0 0 1 22.6 0M16 3v11",
  /** Stroke width in the same units. */
  lineWidth: 2.2,
  shape: "M1.5 28.5h29l-5-6.5h-2.2l-2.1-5.5H10.8L8.7 22H6.5z",
} as const;
