/** What is printed about a rule: its sentence, and how far the reader may rely on it. Pure. */
import { dayText } from "./day";
import type { Rule } from "./kinds/rule";
import { original, type Language } from "./language";
import { textIn } from "./text";

/** What links to a rule and boxes about it show. */
export interface RuleNote {
  title: string;
  /** Address of the rule on this site. */
  path: string;
  audience: string;
  sentence: string;
  citation: string;
  /** Address of the source, where it has one. */
  url?: string | undefined;
  checkedNote: string;
}

/** Returns the address of a rule: on /rights where it is shown in a part of that page, else on /rules. */
export function rulePath(id: string, part?: string): string {
  return `${part ? "/rights" : "/rules"}#${id}`;
}

/** Returns what is printed about a rule on a day. */
export function ruleNote(rule: Rule, day: string, language?: Language): RuleNote {
  const { id, title, audience, citation, url, rights } = rule;
  return {
    title,
    path: rulePath(id, rights),
    audience,
    sentence: ruleSentence(rule, language),
    citation,
    url,
    checkedNote: checkedNote(rule, day, language),
  };
}

/** `current`; `due` from the day of the next check on; `stale` from twice the interval on. */
type RuleStatus = "current" | "due" | "stale";

/** Returns the rule in one sentence. What is not settled is never stated as a fact: the sentence says whom to ask what. */
export function ruleSentence(
  { statement, ask }: Pick<Rule, "statement" | "ask">,
  language: Language = original,
): string {
  return ask ? textIn(language).t("rule.ask", ask) : (statement ?? "");
}

/** Adds months to a day; a day that the month lacks becomes its last one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const added = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
  return added.toISOString().slice(0, 10);
}

/** Returns the day on which a rule is to be checked again. */
export const dueDay = ({ checked, months }: Pick<Rule, "checked" | "months">): string =>
  addMonths(checked, months);

/** Returns how old the last check of a rule is on a day. */
export function ruleStatus(rule: Pick<Rule, "checked" | "months">, day: string): RuleStatus {
  if (day >= addMonths(rule.checked, 2 * rule.months)) return "stale";
  return day >= dueDay(rule) ? "due" : "current";
}

/** Returns how and when the rule was checked, as printed under the sentence. */
export function checkedNote(
  rule: Pick<Rule, "checked" | "months" | "grade">,
  day: string,
  language: Language = original,
): string {
  const { t, locale } = textIn(language);
  const state = ruleStatus(rule, day) === "stale" ? "stale" : rule.grade;
  return t(`rule.checked.${state}`, { date: dayText(rule.checked, locale) });
}
