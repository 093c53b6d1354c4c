/**
 * A brand made of one color: the band, links and buttons take it, as dark or as light as their
 * words need. Pure.
 */
import type { Brand } from "./brand";
import { contrast } from "./contrast";

/** Returns a color mixed with another one, of which there is a share from 0 to 1. */
function mixed(color: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [own = 0, added = 0] = [color, other].map((one) =>
      Number.parseInt(one.slice(at, at + 2), 16),
    );
    return Math.round(own + (added - own) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/**
 * Returns a color, made darker or lighter by another one until it has a contrast with all of some
 * colors.
 */
function until(color: string, by: string, least: number, others: readonly string[]): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const made = mixed(color, by, share);
    if (others.every((other) => contrast(made, other) >= least)) return made;
  }
  return by;
}

const [black, white] = ["#000000", "#ffffff"];

/**
 * The contrast with which all that stands on the band can be read, and links on both grounds of the
 * dark scheme.
 */
const [onBandLeast, onDarkLeast] = [9, 7];

/**
 * Returns the colors of a brand with a main color, as #0f4149; those that are not made of it stay.
 */
export function withMainColor(colors: Brand["colors"], main: string): Brand["colors"] {
  const inScheme = (name: string, scheme: "light" | "dark") => colors[name]?.[scheme] ?? black;
  const deep = until(main, black, onBandLeast, [inScheme("onBand", "light")]);
  const pale = until(main, white, onDarkLeast, [
    inScheme("paper", "dark"),
    inScheme("raised", "dark"),
  ]);
  return {
    ...colors,
    action: { light: deep, dark: pale },
    actionOver: { light: mixed(deep, black, 0.25), dark: mixed(pale, white, 0.35) },
    band: { light: deep, dark: mixed(deep, black, 0.3) },
    bandLine: { light: mixed(deep, white, 0.18), dark: mixed(deep, white, 0.12) },
  };
}
