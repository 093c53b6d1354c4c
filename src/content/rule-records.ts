/** The rules in the files of content. Pure. */
import { entriesOf, type ContentFile } from "./content-file";
import type { Rule } from "./kinds/rule";
import { ruleNote } from "./rule-note";
import type { FindRule } from "./rule-directive";

/** Returns every rule of the content. */
export function rulesIn(files: readonly ContentFile[]): Rule[] {
  return files
    .filter(({ kind }) => kind.name === "rule")
    .flatMap((file) => entriesOf(file).map(({ data }) => data as Rule));
}

/** Returns a function that finds what is printed about a rule on a day. */
export function finderOf(rules: readonly Rule[], day: string): FindRule {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return (id) => {
    const rule = byId.get(id);
    return rule && ruleNote(rule, day);
  };
}
