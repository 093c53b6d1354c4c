/** The days before a show, counted back from the day of moving in and from its opening. Pure. */
import { addDays } from "./day";

interface ShowDate {
  before: string;
  most: number;
  least: number;
}

/** Each date with its first and its last day, the earliest last day first. */
export function countedBack<Date extends ShowDate>(
  dates: readonly Date[],
  moveIn: string,
  opening: string,
): (Date & { first: string; last: string })[] {
  return dates
    .map((date) => {
      const day = date.before === "opening" ? opening : moveIn;
      return { ...date, first: addDays(day, -date.most), last: addDays(day, -date.least) };
    })
    .sort((a, b) => (a.last < b.last ? -1 : 1));
}
