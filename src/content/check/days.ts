/** Checks for days that cannot be right. Pure. */
import { todayInNevada } from "../day";
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import type { Value } from "../schema";
import { fieldAt, type FileFacts } from "./site";

/**
 * Returns the latest day on which something can have been checked: today, unless most of the content is dated later, in
 * which case the computer's clock is wrong.
 */
export function latestDay(facts: readonly Pick<FileFacts, "checked">[]): string {
  const days = facts.flatMap(({ checked }) => checked ?? []).sort();
  const today = todayInNevada();
  const usual = days[Math.floor(days.length / 2)] ?? today;
  return usual > today ? usual : today;
}

/** @param latest no day may be later than this one */
export function checkDays(
  content: ContentFile,
  values: readonly Value[],
  latest: string,
): Mistake[] {
  const { published } = content.data;
  return values.flatMap(({ value, path, meta: { role } }): Mistake[] => {
    const name = path.at(-1);
    if (role !== "date" || (name !== "checked" && name !== "updated")) return [];
    const day = String(value);
    const fault = (problem: string, remedy: string) => [
      { ...fieldAt(content, path), problem, remedy },
    ];
    if (day > latest)
      return fault(`is a day in the future: ${day}`, "write the day on which it was done");
    if (name === "updated" && typeof published === "string" && day < published)
      return fault(
        `is before the page was published on ${published}`,
        "write a later day, or remove it",
      );
    return [];
  });
}
