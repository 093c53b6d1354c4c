/** A lot and a casita against the figures that a place is known to use: never more than a first look. Pure. */

interface Figure {
  value: number;
  limit: string | null;
}

export interface CasitaAnswers {
  /** Square feet; undefined where not known. */
  lot?: number | undefined;
  house?: number | undefined;
  casita?: number | undefined;
}

/** One comparison. */
export interface CasitaCheck {
  what: "lot" | "size" | "share";
  /** Whether the figure is the least or the most. */
  bound: "least" | "most";
  /** The figure in square feet; undefined while it depends on what is not known. */
  limit?: number | undefined;
  /** `missing`: something has to be measured first. */
  verdict: "within" | "outside" | "missing";
}

type CheckOf = [what: CasitaCheck["what"], bound: CasitaCheck["bound"], value: number | undefined];

/** A size as it was typed, in square feet; undefined for what is none. */
export function squareFeetIn(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, "");
  return /^\d{1,7}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}

/** Compares with each figure of a place. Without figures there is nothing to compare with: the office has to be asked. */
export function casitaChecks(
  figures: readonly Figure[],
  { lot, house, casita }: CasitaAnswers,
): CasitaCheck[] {
  const figure = (name: string) => figures.find(({ limit }) => limit === name)?.value;
  const check = (
    what: CasitaCheck["what"],
    bound: CasitaCheck["bound"],
    limit: number | undefined,
    value: number | undefined,
  ): CasitaCheck => {
    if (limit === undefined || value === undefined)
      return { what, bound, limit, verdict: "missing" };
    const isWithin = bound === "least" ? value >= limit : value <= limit;
    return { what, bound, limit, verdict: isWithin ? "within" : "outside" };
  };
  const fixed = (name: string, ...[what, bound, value]: CheckOf) => {
    const limit = figure(name);
    return limit === undefined ? [] : [check(what, bound, limit, value)];
  };
  const share = figure("largest-share");
  const belowLot = figure("share-below-lot");
  const percent = belowLot === undefined ? share : lot && (lot < belowLot ? share : 100);
  const ofHouse = house && percent && (house * percent) / 100;
  return [
    ...fixed("smallest-lot", "lot", "least", lot),
    ...fixed("smallest-size", "size", "least", casita),
    ...fixed("largest-size", "size", "most", casita),
    ...(share === undefined ? [] : [check("share", "most", ofHouse, casita)]),
  ];
}
