/** What is printed about a rule: its sentence, and how far the reader may rely on it. Pure. */
import { locales, type Language } from "./language";

/** How a rule was found: read in the law's own text, reported by others, or not settled. */
export type Grade = "text" | "reported" | "ask";

/** The fields of a rule's record that say what is printed. */
export interface RuleFacts {
  statement?: string | null | undefined;
  ask?: { whom: string; what: string } | null | undefined;
  grade: Grade;
  /** Days, as YYYY-MM-DD. */
  checked: string;
  /** Months until the next check. */
  months: number;
}

/** As much of a rule's record as its note is made of. */
export interface RuleRecord extends RuleFacts {
  id: string;
  title: string;
  audience: string;
  citation: string;
  url?: string | null | undefined;
  /** The part of /rights in which it appears. */
  rights?: string | null | undefined;
}

/** What a link to a rule and a box about it show. */
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

/** Address of a rule: on the page of rights where it has a part there, else on the page of all rules. */
export function rulePath(id: string, part?: string | null): string {
  return `${part ? "/rights" : "/rules"}#${id}`;
}

/** Of a rule's record that which its note is made of. */
export function ruleRecord(rule: RuleRecord): RuleRecord {
  const { id, title, audience, statement, ask, grade, checked, months, citation, url, rights } =
    rule;
  return { id, title, audience, statement, ask, grade, checked, months, citation, url, rights };
}

/** What is printed about a rule on a day. */
export function ruleNote(rule: RuleRecord, day: string, language?: Language): RuleNote {
  const { id, title, audience, citation, url, rights } = rule;
  return {
    title,
    path: rulePath(id, rights),
    audience,
    sentence: ruleSentence(rule, language),
    citation,
    url: url ?? undefined,
    checkedNote: checkedNote(rule, day, language),
  };
}

/** `current`; `due` from the day of the next check on; `stale` from twice the interval on. */
type RuleStatus = "current" | "due" | "stale";

interface RuleWords {
  ask: string;
  stale: (date: string) => string;
  manner: Record<Grade, string>;
}

const words: Record<Language, RuleWords> = {
  en: {
    ask: "Ask",
    stale: (date) => `Last checked on ${date}, ask before you rely on it`,
    manner: {
      text: "Checked on",
      reported: "As reported, checked on",
      ask: "Not settled when checked on",
    },
  },
  es: {
    ask: "Pregunte",
    stale: (date) => `Verificado por última vez el ${date}; pregunte antes de confiar en ello`,
    manner: {
      text: "Verificado el",
      reported: "Según terceros, verificado el",
      ask: "Sin confirmar cuando se verificó, el",
    },
  },
};

/** The rule in one sentence. What is not settled is never stated as a fact: it says what to ask and whom. */
export function ruleSentence(
  { statement, ask }: Pick<RuleFacts, "statement" | "ask">,
  language: Language = "en",
): string {
  return ask ? `${words[language].ask} ${ask.whom} ${ask.what}.` : (statement ?? "");
}

/** The day so many months after a day; a day that the month lacks becomes its last one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const added = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
  return added.toISOString().slice(0, 10);
}

/** The day on which a rule is to be checked again. */
export const dueDay = ({ checked, months }: Pick<RuleFacts, "checked" | "months">): string =>
  addMonths(checked, months);

/** How old the last check is on a day. */
export function ruleStatus(rule: Pick<RuleFacts, "checked" | "months">, day: string): RuleStatus {
  if (day >= addMonths(rule.checked, 2 * rule.months)) return "stale";
  return day >= dueDay(rule) ? "due" : "current";
}

/** When the rule was checked and how, as it is printed under the sentence on a day. */
export function checkedNote(
  rule: Pick<RuleFacts, "checked" | "months" | "grade">,
  day: string,
  language: Language = "en",
): string {
  const { stale, manner } = words[language];
  const date = longDate(rule.checked, language);
  return ruleStatus(rule, day) === "stale" ? stale(date) : `${manner[rule.grade]} ${date}`;
}

/** A day as people write it: November 22, 2026. */
const longDate = (day: string, language: Language): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locales[language], {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
    day: "numeric",
  });
