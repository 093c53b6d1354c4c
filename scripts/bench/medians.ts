/** Medians of repeated measurements, and ratios between two of them. Pure. */

/** One measurement: numbers by name. */
export type Values = Readonly<Record<string, number>>;

/** @throws Error if the list is empty */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new Error("An empty list has no median.");
  return (lower + upper) / 2;
}

/** Returns the median of each number over all measurements that contain it. */
export function medians(measurements: readonly Values[]): Values {
  const names = new Set(measurements.flatMap((values) => Object.keys(values)));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      median(measurements.map((values) => values[name]).filter((value) => value !== undefined)),
    ]),
  );
}

/** What is left of 0 when Lighthouse adds and subtracts fractions of milliseconds. */
const roundingError = 1e-9;

/** Returns `a / b`; 1 if both are 0, undefined if only `b` is. */
export function ratio(a: number, b: number): number | undefined {
  if (Math.abs(a - b) < roundingError) return 1;
  return Math.abs(b) < roundingError ? undefined : a / b;
}
