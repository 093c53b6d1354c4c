/** What `npm run check:content -- --due` prints: the rules that are due for a check. Pure. */
import { entriesOf, type ContentFile } from "../src/content/content-file";
import { dueDay, ruleStatus } from "../src/content/rule-note";
import type { Rule } from "../src/content/kinds/rule";

/**
 * Returns a line for each rule that is due on a day, the longest overdue first, and a last line that counts them.
 * @param day YYYY-MM-DD
 */
export function dueReport(files: readonly ContentFile[], day: string): string[] {
  const rules = files
    .filter(({ kind }) => kind.name === "rule")
    .flatMap((file) =>
      entriesOf(file).map(({ data, path }) => {
        const rule = data as Rule;
        const place = `${file.file}:${file.yaml.lineOf([...path, "checked"])}`;
        return { rule, place, due: dueDay(rule), status: ruleStatus(rule, day) };
      }),
    )
    .sort((a, b) => a.due.localeCompare(b.due) || a.place.localeCompare(b.place));
  const dueRules = rules.filter(({ status }) => status !== "current");
  const next = rules.find(({ status }) => status === "current");
  const nextLine = next ? `; the next is ${next.rule.id} on ${next.due}` : "";
  return [
    ...dueRules.map(({ rule, place, due, status }) => {
      const warning = status === "stale" ? "; its page tells readers to ask first" : "";
      return `${place}  ${rule.id} has been due since ${due} (${rule.citation})${warning}`;
    }),
    `${dueRules.length} of ${rules.length} rules are due on ${day}${nextLine}.`,
  ];
}
