/** The brand as style sheet: the typeface and the tokens that components name. Pure. */
import { fontAddress, type Brand, type Typeface } from "./brand";

/** Returns the name of a color's token: `--on-band` for `onBand`. */
const tokenOf = (color: string): string =>
  `--${color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Returns the style sheet; tokens.css chooses between the two schemes.
 * @param typeface without it, pages have the system's
 */
export function brandCss(brand: Brand, typeface: Typeface | undefined): string {
  const colors = Object.entries(brand.colors).map(
    ([name, { light, dark }]) =>
      `${tokenOf(name)}: ${light === dark ? light : `var(--light, ${light}) var(--dark, ${dark})`};`,
  );
  const families = typeface ? familiesOf(typeface) : ["system-ui", "sans-serif"];
  const hasOwnLabels = typeface !== undefined && typeface.width <= labelWidth;
  const tokens = [
    ...colors,
    `--corner: ${brand.radius};`,
    `--typeface: ${families.join(", ")};`,
    `--narrow: ${narrowing(typeface?.width ?? systemWidth)};`,
    `--label-typeface: ${hasOwnLabels ? "var(--typeface)" : labelFonts};`,
    `--label-tight: ${hasOwnLabels ? 0 : 1};`,
  ];
  const faces = typeface ? typefaceCss(typeface) : "";
  return `${faces}@layer site.tokens {\n:root {\n${tokens.join("\n")}\n}\n}\n`;
}

/**
 * The mean width of letters, in em: of those for which the header is laid out, of system fonts, and
 * of the widest in drawings.
 */
const [headerWidth, systemWidth, labelWidth] = [0.422, 0.446, 0.43];

/** Fonts with the widths of Arial, for which the labels of drawings have room. */
const labelFonts = 'Arial, Helvetica, "Liberation Sans", Roboto, system-ui, sans-serif';

/**
 * Returns the share to which letters shrink where a line has no room for wide ones. Those have tall
 * small letters, and stay readable.
 */
const narrowing = (width: number): number =>
  Math.round(1000 * Math.min(1, Math.max(0.75, headerWidth / width))) / 1000;

const familiesOf = ({ family, fallbacks, generic }: Typeface): string[] => [
  ...[...new Set([family, ...fallbacks.map((fallback) => fallback.family)])].map(
    (name) => `"${name}"`,
  ),
  ...(generic === "serif" ? [] : ["system-ui"]),
  generic,
];

function typefaceCss({ family, files, fallbacks }: Typeface): string {
  const own = files.map(({ file, weights }) =>
    fontFace(family, weights, [
      "font-display: swap",
      `src: url("${fontAddress(file)}") format("woff2")`,
    ]),
  );
  const others = fallbacks.map((font) =>
    fontFace(font.family, font.weights, [
      `src: ${font.local.map((name) => `local("${name}")`).join(", ")}`,
      `size-adjust: ${font.size}%`,
      `ascent-override: ${font.ascent}%`,
      `descent-override: ${font.descent}%`,
      `line-gap-override: ${font.lineGap}%`,
    ]),
  );
  return [...own, ...others].join("");
}

const fontFace = (family: string, weights: string, rules: readonly string[]) =>
  `@font-face {\n${[`font-family: "${family}"`, `font-weight: ${weights}`, ...rules].join(";\n")};\n}\n`;
