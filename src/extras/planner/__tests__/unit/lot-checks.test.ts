/** @jest-environment node */
import fc from "fast-check";
import { lotChecks, squareFeetIn } from "../../tools/lot-checks";
import type { Figures } from "../../tools/rule-figures";

const named = (values: Record<string, number>): Figures =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
/**
 * Two places of this test: one by the lot and the house alone, whose share holds for small lots,
 * and one by sizes of its own.
 */
const byLot = named({ "smallest-lot": 4000, "largest-share": 75, "share-below-lot": 10_000 });
const bySize = named({
  "smallest-lot": 6000,
  "smallest-size": 200,
  "largest-size": 800,
  "largest-share": 50,
});
const checks = (figures: Figures, answers: Parameters<typeof lotChecks>[1]) =>
  lotChecks(figures, answers).map(({ what, bound, limit, verdict }) =>
    [what, bound, limit ?? "?", verdict].join(" "),
  );

it.each([
  ["the smallest lot", 4000, 1200, ["lot least 4000 within", "share most 1200 within"]],
  ["a smaller lot", 3999, 1201, ["lot least 4000 outside", "share most 1200 outside"]],
  ["a large lot", 10_000, 1600, ["lot least 4000 within", "share most 1600 within"]],
  ["more than the house", 10_000, 1601, ["lot least 4000 within", "share most 1600 outside"]],
  ["a lot of unknown size", undefined, 1000, ["lot least 4000 missing", "share most ? missing"]],
])(
  "in a place without limits of the casita, beside a house of 1,600: %s",
  (_name, lot, size, expected) => {
    expect(checks(byLot, { lot, house: 1600, dwelling: size })).toEqual(expected);
  },
);

it("where a place has limits of the casita, compares the lot, both sizes and the share", () => {
  expect(checks(bySize, { lot: 6000, house: 1500, dwelling: 800 })).toEqual([
    "lot least 6000 within",
    "size least 200 within",
    "size most 800 within",
    "share most 750 outside",
  ]);
});

it("is never stricter for a larger lot", () => {
  const size = fc.integer({ min: 1, max: 60_000 });
  fc.assert(
    fc.property(size, size, size, size, (a, b, house, dwelling) => {
      const outside = (lot: number) =>
        lotChecks(byLot, { lot, house, dwelling }).filter(({ verdict }) => verdict === "outside")
          .length;
      expect(outside(Math.max(a, b))).toBeLessThanOrEqual(outside(Math.min(a, b)));
    }),
  );
});

it.each([
  ["6,500", 6500],
  ["0", undefined],
  ["12.5", undefined],
  ["0.25 acres", 10_890],
  ["1 acre", 43_560],
  [".5 ac.", 21_780],
  ["-1 acre", undefined],
  ["650,5", undefined],
])("reads %j as %s square feet", (text, size) => expect(squareFeetIn(text)).toBe(size));
