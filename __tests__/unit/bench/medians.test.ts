/** @jest-environment node */
import { median, medians, ratio } from "../../../scripts/bench/medians";

it.each([
  [[3, 1, 2], 2],
  [[10, 9, 100, 11], 10.5],
  [[7], 7],
])("the median of %p is %p", (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

it("refuses an empty list", () => {
  expect(() => median([])).toThrow("has no median");
});

it("does not sort its argument", () => {
  const numbers = [3, 1, 2];
  median(numbers);
  expect(numbers).toEqual([3, 1, 2]);
});

it("takes the median of each property separately", () => {
  expect(medians([{ a: 1, b: 30 }, { a: 3, b: 10 }, { a: 2 }])).toEqual({ a: 2, b: 20 });
});

it.each([
  [108, 100, 1.08],
  [0, 0, 1],
  [0, 5, 0],
  [5, 0, undefined],
  [18, 1e-13, undefined],
  [0, 1e-13, 1],
])("the ratio of %p to %p is %p", (a, b, expected) => {
  expect(ratio(a, b)).toBe(expected);
});
