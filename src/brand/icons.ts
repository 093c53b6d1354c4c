/** The icons as SVG, from which src/build/publish/icons.ts renders the files that devices request. */
import { colors, mark } from "./brand";

const { light, dark } = colors;

/** For browser tabs: without a background, and following the device's color scheme. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${light.accent}}.l{fill:none;stroke:${light.action};stroke-width:${mark.lineWidth * 1.2}}@media(prefers-color-scheme:dark){path{fill:${dark.accent}}.l{fill:none;stroke:${dark.ink}}}</style><path class="l" d="${mark.line}"/><path d="${mark.shape}"/></svg>`;

/**
 * Returns the mark on a square in the color of the band.
 * @param inset space on each side of the mark, as a fraction of the square's side
 * @param radius corner radius of the square, as a fraction of its side
 */
const tile = (inset: number, radius = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512"><rect width="32" height="32" rx="${32 * radius}" fill="${light.band}"/><g transform="translate(${32 * inset} ${32 * inset}) scale(${1 - 2 * inset})"><path d="${mark.line}" fill="none" stroke="${light.paper}" stroke-width="${mark.lineWidth * 1.1}"/><path d="${mark.shape}" fill="${dark.accent}"/></g></svg>`;

/** With rounded corners, for places that do not mask icons. */
export const plainTile = tile(0.08, 0.1);

interface Icon {
  file: string;
  svg: string;
  /** Width and height in pixels. */
  size: number;
  /** Its purpose in the manifest; undefined if it is not listed there. */
  purpose?: "any" | "maskable";
}

/** The icons that are PNG files. */
export const icons: readonly Icon[] = [
  { file: "icon-192.png", svg: plainTile, size: 192, purpose: "any" },
  { file: "icon-512.png", svg: plainTile, size: 512, purpose: "any" },
  // A device may crop everything outside a centered circle of 80 % of the width (w3.org/TR/appmanifest, “maskable”).
  { file: "icon-maskable-512.png", svg: tile(0.22), size: 512, purpose: "maskable" },
  // iOS rounds the corners itself.
  { file: "apple-touch-icon.png", svg: tile(0.14), size: 180 },
];
