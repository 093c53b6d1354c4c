/**
 * Which rules apply to a plan, and which answer on the deposit: by its place, its project and its
 * use. Pure.
 */
import { reasonFor, type DepositLaw, type DepositReason } from "./deposit";
import { findFigure, type Figures } from "./rule-figures";
import type { PlanPlace } from "./served";

type Ids = readonly { entryId: string }[];

const has = (ids: Ids, id: string) => ids.some((each) => each.entryId === id);

/** What is known of a rule. */
export interface PlanRule {
  entryId: string;
  jurisdictions: Ids;
  figures: Figures;
}

interface Use {
  deposit: string;
  rules: Ids;
}

/** Whether the rule on the deposit holds where a place is; true while the place is not known. */
const holdsAt = (rule: Pick<PlanRule, "jurisdictions">, place?: PlanPlace) =>
  !place || appliesIn(rule, place.office.jurisdictions);

/**
 * Returns which answer on the deposit applies; undefined while the use is not known, where its rule
 * does not hold, and where the site has no such rule, or nothing on what it holds for.
 */
export function planDeposit(
  { deposit }: { deposit?: string | null },
  use: Pick<Use, "deposit"> | undefined,
  rule: Pick<PlanRule, "jurisdictions"> | undefined,
  law: DepositLaw | null | undefined,
  place?: PlanPlace,
): DepositReason | undefined {
  if (!use || !rule || !law || !holdsAt(rule, place)) return undefined;
  // For a home, the project says more about the deposit than the use does: the calculator's answers
  // to both.
  if (use.deposit === "rented")
    return reasonFor({ home: deposit ?? "house", owner: "others" }, law);
  const isOwn = use.deposit === "house" || use.deposit === "unit";
  return reasonFor({ home: (isOwn ? deposit : undefined) ?? use.deposit, owner: "self" }, law);
}

/** Whether a rule applies in at least one of the jurisdictions. */
export const appliesIn = (rule: { jurisdictions: Ids }, jurisdictions: Ids): boolean =>
  rule.jurisdictions.some((each) => has(jurisdictions, each.entryId));

/**
 * Whether a rule holds only for buildings of earlier years, and the building is not one of them.
 */
const isTooNew = ({ figures }: PlanRule, year: number | undefined) => {
  const before = findFigure(figures, "built-before");
  return before !== undefined && year !== undefined && year >= before;
};

/**
 * Returns the rules of a plan: for owners' homes only where the use is one, of single places once
 * the place is known, and of earlier years only where the building may be of one.
 */
export function planRules<Rule extends PlanRule>(
  { rules, uses, wide }: { rules: readonly Rule[]; uses: readonly Use[]; wide: readonly string[] },
  schedule: { service: { rules: Ids }; localRules: Ids; lotRules: Ids },
  {
    use,
    place,
    year,
    localRules = schedule.localRules,
  }: {
    use?: Use | undefined;
    place?: PlanPlace | undefined;
    year?: number | undefined;
    localRules?: Ids;
  },
): Rule[] {
  const isOwnHome = ({ deposit }: Use) => deposit === "house" || deposit === "unit";
  const isForOwners = (id: string) => uses.some((each) => isOwnHome(each) && has(each.rules, id));
  const isHome = !use || isOwnHome(use);
  const isNamed = (id: string) =>
    has(use?.rules ?? [], id) || (has(schedule.service.rules, id) && (isHome || !isForOwners(id)));
  return rules.filter((rule) => {
    const { entryId: id, jurisdictions } = rule;
    if (isTooNew(rule, year)) return false;
    const isLocal = has(localRules, id) || has(schedule.lotRules, id);
    if (!place)
      return isNamed(id) || (isLocal && jurisdictions.some((each) => wide.includes(each.entryId)));
    const isShown = isNamed(id) || isLocal || has(place.office.rules, id);
    return isShown && appliesIn(rule, place.office.jurisdictions);
  });
}
