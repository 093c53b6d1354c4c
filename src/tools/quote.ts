/** A plan as answers to the quote form, whose draft takes them over. */
import { daysBetween } from "../content/day";
import { loadDraft, newReference, saveDraft } from "../forms/draft";

interface PlanSummary {
  /** The first line of the plan in the message. */
  heading: string;
  /** The plan itself, for a person to read; one of its lines is its address. */
  lines: readonly string[];
  property?: string | undefined;
  /** Name of the place, and the office of its government. */
  place?: { name: string; office: { id: string } } | undefined;
  /** The day on which planning begins. */
  begin?: string | undefined;
}

/** Answers to `start` in src/forms/contact.yml, each with the most days from today for which it applies. */
const starts = [
  [14, "As soon as possible"],
  [92, "Within 3 months"],
  [183, "In 3 to 6 months"],
  [366, "In 6 to 12 months"],
  [Infinity, "Later"],
] as const;

/** Returns the area as the form names it. */
function areaOf({ name, office }: NonNullable<PlanSummary["place"]>, areas: readonly string[]) {
  if (areas.includes(name)) return name;
  if (office.id === "clark-county") return "Clark County, outside the cities";
  return "Not sure";
}

/** Whether a paragraph is a plan, in any language: one of its lines is the plan's address. */
const isPlan = (paragraph: string) => /^https?:\S+\/plan\?\S+$/m.test(paragraph);

/**
 * Returns the answers with the plan added. What was typed before stays, except an earlier plan and what the plan replaces.
 * @param areas that the form offers
 * @param today YYYY-MM-DD
 */
export function withPlan(
  answers: Readonly<Record<string, string>>,
  { heading, lines, property, place, begin }: PlanSummary,
  areas: readonly string[],
  today: string,
): Record<string, string> {
  const paragraphs = (answers.message ?? "").trim().split("\n\n");
  const typed = paragraphs.filter((paragraph) => !isPlan(paragraph));
  const days = begin === undefined ? undefined : daysBetween(today, begin);
  const start = days === undefined ? undefined : starts.find(([until]) => days <= until)?.[1];
  return {
    ...answers,
    message: [...typed, [heading, ...lines].join("\n")].filter(Boolean).join("\n\n"),
    ...(property ? { property } : {}),
    ...(place ? { area: areaOf(place, areas) } : {}),
    ...(start ? { start } : {}),
  };
}

/**
 * Changes the answers in the draft of the quote form. The draft forgets which `?project=` it has taken over, so that the
 * link to the form chooses the project again. Where the browser refuses, the form starts empty.
 */
export function changeContactDraft(
  change: (answers: Readonly<Record<string, string>>) => Record<string, string>,
): void {
  const at = Date.now();
  const { answers = {}, reference = newReference() } = loadDraft("contact", at) ?? {};
  saveDraft("contact", { at, answers: change(answers), reference });
}
