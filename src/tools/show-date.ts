/** The dates before a show, counted back from its move-in and opening days. Pure. */
import { addDays } from "../content/day";

interface ShowDate {
  before: string;
  most: number;
  least: number;
}

/** Returns each date with its first and last day, the earliest last day first. */
export function countedBack<Entry extends ShowDate>(
  dates: readonly Entry[],
  moveIn: string,
  opening: string,
): (Entry & { first: string; last: string })[] {
  return dates
    .map((date) => {
      const day = date.before === "opening" ? opening : moveIn;
      return { ...date, first: addDays(day, -date.most), last: addDays(day, -date.least) };
    })
    .sort((a, b) => a.last.localeCompare(b.last));
}
