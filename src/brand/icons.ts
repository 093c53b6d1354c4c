/** The mark as icons: drawings, which src/build/publish/icons.ts turns into the files that devices ask for. */
import { colors, mark } from "./brand";

const { light, dark } = colors;

/** For browsers' tabs, without a ground of its own; it follows the device's color scheme. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${light.accent}}.l{fill:none;stroke:${light.action};stroke-width:${mark.lineWidth * 1.2}}@media(prefers-color-scheme:dark){path{fill:${dark.accent}}.l{fill:none;stroke:${dark.ink}}}</style><path class="l" d="${mark.line}"/><path d="${mark.shape}"/></svg>`;

/**
 * The mark on the band's color.
 *
 * @param inset How much ground is left on each side of the mark, as a share of the whole side.
 * @param radius Of the ground's corners, as a share of the side.
 */
const tile = (inset: number, radius = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512"><rect width="32" height="32" rx="${32 * radius}" fill="${light.band}"/><g transform="translate(${32 * inset} ${32 * inset}) scale(${1 - 2 * inset})"><path d="${mark.line}" fill="none" stroke="${light.paper}" stroke-width="${mark.lineWidth * 1.1}"/><path d="${mark.shape}" fill="${dark.accent}"/></g></svg>`;

/** With round corners, for where nothing else is drawn around it. */
export const plainTile = tile(0.08, 0.1);

interface Icon {
  file: string;
  svg: string;
  /** The picture's side in pixels. */
  size: number;
  /** What the manifest says that it is for; undefined where it does not name it. */
  purpose?: "any" | "maskable";
}

/** The icons that are one picture each. */
export const icons: readonly Icon[] = [
  { file: "icon-192.png", svg: plainTile, size: 192, purpose: "any" },
  { file: "icon-512.png", svg: plainTile, size: 512, purpose: "any" },
  // A device may cut off everything outside the circle in its middle, 80 % wide (w3.org/TR/appmanifest, "maskable").
  { file: "icon-maskable-512.png", svg: tile(0.22), size: 512, purpose: "maskable" },
  // The device cuts the corners.
  { file: "apple-touch-icon.png", svg: tile(0.14), size: 180 },
];
