/**
 * Compares a lot and a second home on it with the figures that a place is known to use: never more
 * than a first check. Pure.
 */

import { languages } from "../../../content/language";
import type { FigureName } from "../plan-names";
import { findFigure, type Figures } from "./rule-figures";

/**
 * One comparison with a limit in square feet; `missing` while a size that it needs has not been
 * given.
 */
export type LotFinding = ReturnType<typeof lotChecks>[number];

/** What visitors write behind acres in the languages of the site: acre, acres, ac. */
const acreUnits = languages.flatMap((language) =>
  (["long", "short"] as const).flatMap((unitDisplay) =>
    [1, 2].map(
      (count) =>
        new Intl.NumberFormat(language, { style: "unit", unit: "acre", unitDisplay })
          .formatToParts(count)
          .find(({ type }) => type === "unit")
          // Some languages add which acre: acre anglo-saxonne.
          ?.value.split(" ")[0] ?? "acre",
    ),
  ),
);
const acresForm = new RegExp(
  `^(\\d{0,2}(?:\\.\\d{1,3})?)\\s*(?:${acreUnits.join("|")})\\.?$`,
  "iu",
);

/**
 * Reads a typed size in square feet, or in acres; undefined for what is no size, such as one with a
 * decimal comma.
 */
export function squareFeetIn(text: string): number | undefined {
  const [, acres] = acresForm.exec(text.trim()) ?? [];
  if (acres) return Math.round(Number(acres) * 43_560) || undefined;
  const typed = text.replace(/\s/g, "");
  const size = /^\d{1,3}(,?\d{3}){0,2}$/.test(typed) ? Number(typed.replaceAll(",", "")) : 0;
  return size > 0 ? size : undefined;
}

/**
 * Returns a check for each figure of a place; none for a place without figures, where the office
 * has to be asked.
 */
export function lotChecks(
  figures: Figures,
  { lot, house, dwelling }: Partial<Record<"lot" | "house" | "dwelling", number | undefined>>,
) {
  const figure = (name: FigureName) => findFigure(figures, name);
  const share = figure("largest-share");
  const belowLot = figure("share-below-lot");
  const percent = belowLot === undefined ? share : lot && (lot < belowLot ? share : 100);
  const ofHouse = house && percent && (house * percent) / 100;
  const checks = [
    ["lot", "least", figure("smallest-lot"), lot],
    ["size", "least", figure("smallest-size"), dwelling],
    ["size", "most", figure("largest-size"), dwelling],
    ["share", "most", ofHouse, dwelling],
  ] as const;
  return checks
    .filter(([what, , limit]) => (what === "share" ? share : limit) !== undefined)
    .map(([what, bound, limit, value]) => {
      if (limit === undefined || value === undefined)
        return { what, bound, limit, verdict: "missing" as const };
      const isWithin = bound === "least" ? value >= limit : value <= limit;
      const verdict: "within" | "outside" = isWithin ? "within" : "outside";
      return { what, bound, limit, verdict };
    });
}
