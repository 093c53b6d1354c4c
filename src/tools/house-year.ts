/** What a house may hide, by the year in which it was built. Pure. */
interface BuiltIn {
  from?: number | null;
  to?: number | null;
}

export const hiddenIn = <Entry extends BuiltIn>(entries: readonly Entry[], year: number): Entry[] =>
  entries.filter(({ from, to }) => (from ?? year) <= year && year <= (to ?? year));
