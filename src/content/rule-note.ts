/** What is printed about a rule: its sentence, and how far the reader may rely on it. Pure. */
import { dayText } from "./day";
import type { Rule } from "./kinds/rule";
import { original, type Language } from "./language";
import { textIn } from "./text";

/**
 * Returns the address of a rule: on the page of all rules, or of its id alone, which leads nowhere,
 * where no extra has such a page.
 */
export const rulePath = (id: string, page = ""): string => `${page}#${id}`;

/** What links to a rule and boxes about it show. */
export interface RuleNote {
  title: string;
  path: string;
  audience: string;
  sentence: string;
  citation: string;
  url?: string | undefined;
  checkedNote: string;
}

/**
 * Returns what is printed about a rule.
 * @param day today
 * @param page of all rules
 */
export function ruleNote(
  rule: Rule,
  day: string,
  { language, page }: { language?: Language; page?: string | undefined },
): RuleNote {
  const { id, title, audience, citation, url } = rule;
  return {
    title,
    audience,
    citation,
    url,
    path: rulePath(id, page),
    sentence: ruleSentence(rule, language),
    checkedNote: checkedNote(rule, day, language),
  };
}

/**
 * Returns the rule in one sentence. What is not settled is never stated as a fact: the sentence
 * says whom to ask what.
 */
export const ruleSentence = (
  { statement = "", ask }: Pick<Rule, "statement" | "ask">,
  language: Language = original,
): string => (ask ? textIn(language).t("rule.ask", ask) : statement);

/** Adds months to a day; a day that the month lacks becomes its last one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const added = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
  return added.toISOString().slice(0, 10);
}

type Check = Pick<Rule, "checked" | "months">;

/** Returns the day of the next check, or of the second one from now. */
export const dueDay = ({ checked, months }: Check, times = 1): string =>
  addMonths(checked, times * months);

/** Returns how and when the rule was checked, as printed under the sentence. */
export function checkedNote(
  rule: Check & Pick<Rule, "grade">,
  day: string,
  language: Language = original,
): string {
  const { t, locale } = textIn(language);
  const state = day >= dueDay(rule, 2) ? "stale" : rule.grade;
  return t(`rule.checked.${state}`, { date: dayText(rule.checked, locale) });
}
