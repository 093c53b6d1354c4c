/** What a house may hide, by the year in which it was built. Pure. */
export const hiddenIn = <Entry extends { from?: number | null; to?: number | null }>(
  entries: readonly Entry[],
  year: number,
) => entries.filter(({ from, to }) => (from ?? year) <= year && year <= (to ?? year));

/** Returns what is known of a house by what was typed as its year. */
export function houseOf<Entry extends { from?: number | null; to?: number | null }>(
  entries: readonly Entry[],
  typed: string | undefined,
  today: string,
) {
  const year = yearIn(typed ?? "", Number(today.slice(0, 4)));
  return { typed: typed ?? "", year, hidden: year === undefined ? [] : hiddenIn(entries, year) };
}

/**
 * Reads the year in which a house was built; undefined for anything but a year from 1800 to this
 * one.
 */
export function yearIn(text: string, thisYear = new Date().getFullYear()): number | undefined {
  const year = /^(18|19|20)\d\d$/.test(text) ? Number(text) : NaN;
  return year <= thisYear ? year : undefined;
}
