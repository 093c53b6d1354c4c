/** The rules by id, from the files that hold them. Pure. */
import { entriesOf, type ContentFile } from "./content-file";
import type { Language } from "./language";
import type { FileData } from "./registry";
import { ruleNote, type RuleRecord } from "./rule-note";
import type { FindRule } from "./rule-directive";

/** A rule as its author writes it. */
export type Rule = FileData<"rule">["rules"][number];

/** Every rule of the content. */
export function rulesIn(files: readonly ContentFile[]): Rule[] {
  return files
    .filter(({ kind }) => kind.name === "rule")
    .flatMap((file) => entriesOf(file).map(({ data }) => data as Rule));
}

/** Finds what is printed about a rule on a day. */
export function finderOf(rules: readonly RuleRecord[], day: string, language?: Language): FindRule {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return (id) => {
    const rule = byId.get(id);
    return rule && ruleNote(rule, day, language);
  };
}
