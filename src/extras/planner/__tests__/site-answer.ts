/** What the planner answers to an address, with the site's own data. */
import type { Language } from "../../../content/language";
import { textIn } from "../../../i18n";
import { approvalsIn, decisionsIn, planOf } from "../tools/plan";
import { planDeposit, planRules } from "../tools/plan-rules";
import { calendarEntries, notesOf, verdictText } from "../tools/plan-text";
import { planQuestions } from "../tools/plan-questions";
import { readAnswers } from "../tools/questions";
import { readyIn } from "../tools/schedule";
import { showDues } from "../tools/show-dates";
import { sitePlanner } from "./site-planner";

/** Returns what the planner answers to an address. */
export async function siteAnswer(search: string, language: Language = "en", today = "2026-11-27") {
  const { data, areas } = await sitePlanner(language);
  const text = textIn(language);
  const { state, unknown, strange } = readAnswers(search, planQuestions(text, data));
  const plan = planOf(data, state, { areas, today })!;
  const cap = data.rules.find(({ tool }) => tool === "deposit");
  const deposit = planDeposit(plan.schedule, plan.use, cap, data.deposit, plan.place);
  return {
    plan,
    unknown: [...unknown.map(({ value }) => value), ...strange],
    // Without the spaces that keep words together.
    verdict: verdictText(text, plan).replace(/\u00a0/g, " "),
    notes: notesOf(text, plan)
      .join(" ")
      .replace(/\u00a0/g, " "),
    weeks: Object.values(readyIn(plan.spans)).map((days) => Math.round(days / 7)),
    rules: planRules(data, plan.schedule, plan).map(({ entryId }) => entryId),
    approvals: approvalsIn(plan).map(({ id }) => id.replace("approval-", "")),
    deposit: deposit && { kind: deposit.kind, by: deposit.by ?? "cap" },
    /** The day of each decision and approval, at the latest or at the earliest. */
    days: new Map([...decisionsIn(plan), ...approvalsIn(plan)].map(({ id, day }) => [id, day])),
    calendar: calendarEntries(text, plan, data.shows),
    shows: showDues(data.shows, { opening: plan.opening, setup: plan.moveIn?.day }, plan.workdays)
      .dues,
  };
}
