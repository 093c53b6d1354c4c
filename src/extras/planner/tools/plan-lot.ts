/**
 * What is known of a lot: the rules of its place, and their figures beside the sizes that were
 * typed. Pure.
 */
import { lotChecks, squareFeetIn } from "./lot-checks";
import { appliesIn, type PlanRule } from "./plan-rules";
import type { Answers } from "./questions";
import type { PlanPlace } from "./served";

/** A rule on what a lot can take, with what it leaves open. */
type LotRule = PlanRule & { open: readonly string[] };

/** Returns the rules that the projects name for lots, all of them or those of a place. */
export const lotRules = <Rule extends LotRule>(
  rules: readonly Rule[],
  schedules: readonly { lotRules: readonly { entryId: string }[] }[],
  place?: PlanPlace,
): Rule[] => {
  const named = new Set(schedules.flatMap((each) => each.lotRules.map(({ entryId }) => entryId)));
  return rules.filter(
    (rule) => named.has(rule.entryId) && (!place || appliesIn(rule, place.office.jurisdictions)),
  );
};

/**
 * Returns what the rules of a place say of the sizes that were typed; no rules while the place is
 * not known.
 */
export function lotOf<Rule extends LotRule>(
  rules: readonly Rule[],
  schedule: { lotRules: readonly { entryId: string }[] },
  place: PlanPlace | undefined,
  answers: Answers,
) {
  const local = place ? lotRules(rules, [schedule], place) : [];
  const typed = [answers.lot, answers.house, answers.dwelling].map((size = "") => size);
  const [lot, house, dwelling] = typed.map(squareFeetIn);
  return {
    rules: local,
    checks: lotChecks(
      local.flatMap((rule) => rule.figures),
      { lot, house, dwelling },
    ),
    /** What the rules leave open. */
    open: local.flatMap((rule) => rule.open),
    isTyped: typed.some((size) => size !== ""),
    /** Whether one of the sizes could not be read. */
    isUnread: typed.some((size) => size !== "" && squareFeetIn(size) === undefined),
  };
}
