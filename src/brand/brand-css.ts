/** The brand as style sheet: the typeface and the tokens that components name. Pure. */
import { typefaceAddress, type Brand } from "./brand";

/** Returns the name of a color's token: `--on-band` for `onBand`. */
export const tokenOf = (color: string): string =>
  `--${color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the style sheet; tokens.css chooses between the two schemes. */
export function brandCss(brand: Brand): string {
  const colors = Object.entries(brand.colors).map(
    ([name, { light, dark }]) =>
      `${tokenOf(name)}: ${light === dark ? light : `var(--light, ${light}) var(--dark, ${dark})`};`,
  );
  const families = [...familiesOf(brand), "system-ui", "sans-serif"];
  const tokens = [...colors, `--corner: ${brand.radius};`, `--display: ${families.join(", ")};`];
  return `${typefaceCss(brand)}@layer site.tokens {\n:root {\n${tokens.join("\n")}\n}\n}\n`;
}

const familiesOf = ({ typeface }: Brand): string[] => {
  const { family, fallbacks = [] } = typeface ?? {};
  const names = new Set([family, ...fallbacks.map((fallback) => fallback.family)]);
  return [...names].flatMap((name) => (name === undefined ? [] : `"${name}"`));
};

function typefaceCss(brand: Brand): string {
  const { typeface } = brand;
  if (!typeface) return "";
  const faces = (typeface.fallbacks ?? []).map((face) =>
    fontFace(face.family, face.weights, [
      `src: ${face.local.map((name) => `local("${name}")`).join(", ")}`,
      `size-adjust: ${face.size}%`,
      `ascent-override: ${face.ascent}%`,
      `descent-override: ${face.descent}%`,
      "line-gap-override: 0%",
    ]),
  );
  const own = fontFace(typeface.family, typeface.weights, [
    "font-display: swap",
    `src: url("${typefaceAddress(brand) ?? ""}") format("woff2")`,
  ]);
  return [own, ...faces].join("");
}

const fontFace = (family: string, weights: string, rules: readonly string[]) =>
  `@font-face {\n${[`font-family: "${family}"`, `font-weight: ${weights}`, ...rules].join(";\n")};\n}\n`;
