/** A plan as answers to the quote form, whose draft takes them over. */
import { daysBetween } from "../../../content/day";
import { loadDraft, saveDraft, type Draft } from "../../../forms/draft";
import type { Answers } from "../../../forms/form-model";
import { withBreaks } from "../../../i18n/no-breaks";

interface PlanSummary {
  /** For a person to read; one of its lines is its address. */
  text: string;
  property?: string | null | undefined;
  /**
   * Name of the place, and how the form words its area where it does not offer the place itself.
   */
  place?: { name: string; office: { quoteArea: string | null } } | undefined;
  /** The day on which the work on site can begin. */
  start?: string | undefined;
}

/** How the form words the time until work on site begins; `days` is the longest such time. */
type Starts = readonly { answer: string; days: number | null }[];

/**
 * Returns an answer as the form has it, with plain spaces: texts of the site are set with others.
 */
const asAnswer = (text: string | null | undefined) => (text ? withBreaks(text) : undefined);

/** Returns the area as the form names it; undefined where it has no words for it. */
const areaOf = ({ name, office }: NonNullable<PlanSummary["place"]>, areas: readonly string[]) =>
  areas.includes(name) ? name : asAnswer(office.quoteArea);

/** What the form can be answered with. */
interface Offered {
  areas: readonly string[];
  starts: Starts;
  today: string;
}

/** Whether a paragraph is a plan, in any language: one of its lines is the plan's address. */
const isPlan = (paragraph: string) => /^https?:\S+\/plan\?\S+$/m.test(paragraph);

/**
 * Returns the answers with the plan added. What was typed or chosen stays, except what an earlier
 * plan answered.
 */
export function withPlan(
  answers: Answers,
  planned: Answers,
  { text, property, place, start }: PlanSummary,
  { areas, starts, today }: Offered,
): { answers: Answers; planned: Answers } {
  const paragraphs = (answers.message ?? "").trim().split("\n\n");
  const typed = paragraphs.filter((paragraph) => !isPlan(paragraph));
  const days = start === undefined ? undefined : daysBetween(today, start);
  const own = {
    property: asAnswer(property),
    area: place && areaOf(place, areas),
    start: asAnswer(
      [...starts]
        .sort((one, other) => (one.days ?? Infinity) - (other.days ?? Infinity))
        .find((each) => days !== undefined && days <= (each.days ?? Infinity))?.answer,
    ),
  };
  const set = Object.fromEntries(
    Object.entries(own).filter(
      (entry): entry is [string, string] =>
        !!entry[1] && (!answers[entry[0]] || answers[entry[0]] === planned[entry[0]]),
    ),
  );
  const message = [...typed, text].filter(Boolean).join("\n\n");
  return { answers: { ...answers, ...set, message }, planned: set };
}

/**
 * Adds a plan to the draft of the quote form. Returns the message where the browser refuses to keep
 * the draft.
 */
export function keepPlan(plan: PlanSummary, offered: Offered) {
  const at = Date.now();
  const draft: Draft = loadDraft("contact", at) ?? { at, answers: {} };
  const { answers, planned } = withPlan(draft.answers, draft.filled ?? {}, plan, offered);
  return saveDraft("contact", { at, answers, filled: planned }) ? undefined : answers.message;
}
