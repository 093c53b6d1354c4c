/**
 * The brand: its colors, its typeface and its mark. Everything that shows them is made from this file: the styles'
 * tokens, the theme color, the manifest, every icon, the share pictures, the progress bar, the editor. docs/brand.md says
 * how to change it.
 */

/**
 * Colors by scheme, each in six hexadecimal digits. The styles know `onBand` as `--on-band`. The dark scheme and print
 * name only what they change.
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

    // The petrol band: header, footer. It stays dark in both schemes.
    band: "#0f4149",
    onBand: "#f7efe3",
    onBandQuiet: "#c2d2cd",
    bandLine: "#35646a",
    onBandAccent: "#f4b491",
    onBandDanger: "#ff5a4f",

    // The home picture's sky, in the color of its first row, and what stands on it.
    sky: "#98aebc",
    skyInk: "#1b1712",
    skyAction: "#0a3238",
    skyActionOver: "#061f23",
    onSkyAction: "#f7efe3",

    /** Around a picture that is shown large. */
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
    // The same house at dusk.
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

/** A family of fontsource.org, which publishes it as two npm packages; both have to be installed. */
export const typeface = {
  /** As CSS and people call it. */
  name: "Familjen Grotesk",
  /** As fontsource.org calls it; its files on the site have the same name. */
  id: "familjen-grotesk",
  /** The lightest and the boldest weight of its variable font. */
  weights: [400, 700],
} as const;

/** The mark, in a box of 32 by 32: the sun's meridian, drawn as a line, over a mesa, drawn as a shape. */
export const mark = {
  line: "M4.7 18.5a11.3 11.3 0 0 1 22.6 0M16 3v11",
  /** Width of the line in the same units. */
  lineWidth: 2.2,
  shape: "M1.5 28.5h29l-5-6.5h-2.2l-2.1-5.5H10.8L8.7 22H6.5z",
} as const;
