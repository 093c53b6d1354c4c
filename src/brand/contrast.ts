/**
 * How well a color can be told from the one behind it:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. Pure.
 */

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, each as #rrggbb: 1 for the same, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast that text needs, and that of what is no text (WCAG 2.2, 1.4.3 and 1.4.11). */
export const [ofText, ofControls] = [4.5, 3];

/** The colors that stand on others, by the names of both, with the contrast that they need. */
export const pairs: readonly (readonly [color: string, ground: string, least: number])[] = [
  ...["ink", "quiet", "accent", "action", "actionOver", "danger"].flatMap(
    (color) =>
      [
        [color, "paper", ofText],
        [color, "raised", ofText],
      ] as const,
  ),
  ["edge", "paper", ofControls],
  ["edge", "raised", ofControls],
  ["sage", "paper", ofControls],
  ["onAction", "action", ofText],
  ["onAction", "actionOver", ofText],
  ["onBand", "band", ofText],
  ["onBandQuiet", "band", ofText],
  ["onBandAccent", "band", ofText],
  ["onBandDanger", "band", ofControls],
  ["skyInk", "sky", ofText],
];
